import type { CommentRow } from './store';

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
