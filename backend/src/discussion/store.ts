import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { blogComments, blogs, users } from '../database/schema';
import { isPublished } from '../database/tables/columns';
import { HttpError, notFound } from '../http/http-error';
import { refusals } from '../http/refusals/refusals';
import type { User } from '../sign-in/sessions';

export type CommentRow = typeof blogComments.$inferSelect;

export interface NewComment {
  readonly blogId: number;
  /** The parent, a comment or a reply; `null` for a comment on the article. */
  readonly parentId: number | null;
  readonly author: User;
  readonly comment: string;
}

/** Throws an `HttpError` 403 for a reader whom the office has blocked. */
async function assertMayWrite(db: Database, author: User): Promise<void> {
  const [user] = await db.select({ stoppedAt: users.stopped_at }).from(users).where(eq(users.id, author.id));
  if (user?.stoppedAt) throw new HttpError(403, refusals.commentsStopped);
}

async function assertExists(db: Database, { blogId, parentId }: NewComment): Promise<void> {
  const isShown = and(eq(blogs.id, blogId), isPublished(blogs));
  const [article] = await db.select({ id: blogs.id }).from(blogs).where(isShown);
  if (article === undefined) throw notFound('Article');
  if (parentId === null) return;
  // A reply belongs to the article of its parent, otherwise it would never be shown.
  const [parent] = await db
    .select({ id: blogComments.id })
    .from(blogComments)
    .where(and(eq(blogComments.id, parentId), eq(blogComments.blog_id, blogId)));
  if (parent === undefined) throw notFound('Comment');
}

/** Stores a comment or a reply. Throws an `HttpError` 404 for an unknown article, or an unknown comment of it. */
export async function addComment(db: Database, added: NewComment, now: Date): Promise<CommentRow> {
  await assertMayWrite(db, added.author);
  await assertExists(db, added);
  const { blogId, parentId, author, comment } = added;
  const [row] = await db
    .insert(blogComments)
    .values({
      blog_id: blogId,
      parent_id: parentId,
      user_id: author.id,
      user_name: author.name,
      comment,
      created_at: now,
    })
    .returning();
  if (row === undefined) throw new Error('The database has not kept the comment');
  return row;
}

interface Said {
  readonly id: number;
  readonly parent_id: number | null;
  readonly hidden_at: Date | null;
}

/** What readers see: without hidden comments and all replies below them. */
export function visible<Row extends Said>(rows: readonly Row[]): readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isHidden = (row: Row): boolean => {
    for (let each: Row | undefined = row; each; each = byId.get(each.parent_id ?? 0)) {
      if (each.hidden_at !== null) return true;
    }
    return false;
  };
  return rows.filter((row) => !isHidden(row));
}

/** A row of a reply: it has a parent. */
export type ReplyRow = CommentRow & { readonly parent_id: number };

export function isReply(row: CommentRow): row is ReplyRow {
  return row.parent_id !== null;
}

/** A comment as section 3 has it on the wire. */
export function commentRecord({ id, comment, user_id, user_name, created_at, blog_id }: CommentRow) {
  return { id, comment, user: { id: user_id, name: user_name }, created_at, blog_id, user_id };
}

/** A reply on the wire: a comment with its parent's id. */
export function replyRecord(row: ReplyRow) {
  return { ...commentRecord(row), comment_id: row.parent_id };
}
