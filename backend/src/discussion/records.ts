import type { CommentRow } from './store';

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
