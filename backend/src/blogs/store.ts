import { asc, desc } from 'drizzle-orm';
import type { Answers } from '../catalogue/answers';
import { coalesce } from '../catalogue/coalesce';
import type { Database } from '../database/database';
import { publicColumns } from '../database/public-columns';
import { blogComments, blogDetails, blogs } from '../database/schema';
import { commentRecord, isReply, replyRecord } from '../discussion/records';
import { visible } from '../discussion/visible';
import { safeBlog, safeBlogDetail } from '../html/safe-record';
import { type ServedJson, servedJson } from '../http/responses/served-json';

export interface Article {
  readonly record: ArticleRecord;
  /** Without anything of a single reader. */
  served(): ServedJson | Promise<ServedJson>;
}

export interface BlogStore {
  list(): ServedJson | Promise<ServedJson>;
  /** The article with its comments and replies, by id. */
  find(id: number): Article | undefined;
  /** Resolves when everything that was written before the call has been read. */
  refresh(): Promise<void>;
}

type Read = Awaited<ReturnType<typeof read>>[number];
type ArticleRecord = Read['blog'] & Read['discussion'];

function byBlog<Row extends { readonly blog_id: number }>(rows: readonly Row[]): (blogId: number) => readonly Row[] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.blog_id, [...(groups.get(row.blog_id) ?? []), row]);
  return (blogId) => groups.get(blogId) ?? [];
}

async function read(db: Database) {
  const detailsOf = byBlog(await db.select().from(blogDetails).orderBy(asc(blogDetails.position)));
  const commentsOf = byBlog(visible(await db.select().from(blogComments).orderBy(asc(blogComments.created_at))));
  const rows = await db.select(publicColumns(blogs)).from(blogs).orderBy(desc(blogs.created_at), desc(blogs.id));
  return rows.map((blog) => ({
    blog: {
      ...safeBlog(blog),
      userLiked: false,
      userDisliked: false,
      details: detailsOf(blog.id)
        .map(safeBlogDetail)
        .map(({ id, sub_heading, images, paragraph }) => ({ id, sub_heading, images, paragraph })),
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
 * Opens the articles, newest first. The list leaves the discussions out; an article has its comments and, as a flat list with
 * their parents' ids, the replies to any depth (section 3).
 */
export async function openBlogStore(db: Database, answers: Answers): Promise<BlogStore> {
  const take = async () => {
    const articles = await read(db);
    return {
      articles,
      byId: new Map(articles.map(({ blog, discussion }) => [blog.id, { ...blog, ...discussion }])),
    };
  };
  let current = await take();
  return {
    list() {
      const { articles } = current;
      return answers.get(articles, 'list', () => servedJson({ blogs: articles.map(({ blog }) => blog) }));
    },
    find(id) {
      const { articles, byId } = current;
      const record = byId.get(id);
      if (record === undefined) return undefined;
      return { record, served: () => answers.get(articles, `article ${id}`, () => servedJson({ blogs: record })) };
    },
    refresh: coalesce(async () => {
      current = await take();
    }),
  };
}
