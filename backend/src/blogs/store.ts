import { asc, desc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { blogComments, blogDetails, blogs } from '../database/schema';
import { type ServedJson, servedJson } from '../http/served-json';

type CommentRow = typeof blogComments.$inferSelect;

export interface BlogStore {
  list(): ServedJson;
  /** The article with its comments and replies, by id. */
  find(id: number): ServedJson | undefined;
  refresh(): Promise<void>;
}

function commentRecord({ id, comment, user_id, user_name, created_at, blog_id }: CommentRow) {
  return { id, comment, user: { id: user_id, name: user_name }, created_at, blog_id, user_id };
}

function replyRecord(row: CommentRow & { readonly parent_id: number }) {
  return { ...commentRecord(row), comment_id: row.parent_id };
}

function isReply(row: CommentRow): row is CommentRow & { readonly parent_id: number } {
  return row.parent_id !== null;
}

function byBlog<Row extends { readonly blog_id: number }>(rows: readonly Row[]): (blogId: number) => readonly Row[] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.blog_id, [...(groups.get(row.blog_id) ?? []), row]);
  return (blogId) => groups.get(blogId) ?? [];
}

async function read(db: Database) {
  const detailsOf = byBlog(await db.select().from(blogDetails).orderBy(asc(blogDetails.position)));
  const commentsOf = byBlog(await db.select().from(blogComments).orderBy(asc(blogComments.created_at)));
  const rows = await db.select().from(blogs).orderBy(desc(blogs.created_at), desc(blogs.id));
  return rows.map((blog) => ({
    blog: {
      ...blog,
      userLiked: false,
      userDisliked: false,
      details: detailsOf(blog.id).map(({ id, sub_heading, images, paragraph }) => ({
        id,
        sub_heading,
        images,
        paragraph,
      })),
    },
    discussion: {
      comments: commentsOf(blog.id)
        .filter((row) => !isReply(row))
        .map(commentRecord),
      reply: commentsOf(blog.id).filter(isReply).map(replyRecord),
    },
  }));
}

/**
 * Opens the articles, newest first. The list leaves the discussions out; an article carries its comments and, flat with
 * their parents' ids, the replies to any depth (section 3).
 */
export async function openBlogStore(db: Database): Promise<BlogStore> {
  const take = async () => {
    const articles = await read(db);
    return {
      list: servedJson({ blogs: articles.map(({ blog }) => blog) }),
      byId: new Map(
        articles.map(({ blog, discussion }) => [blog.id, servedJson({ blogs: { ...blog, ...discussion } })]),
      ),
    };
  };
  let current = await take();
  return {
    list: () => current.list,
    find: (id) => current.byId.get(id),
    async refresh() {
      current = await take();
    },
  };
}
