import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { blogComments, blogReactions, blogs, removedComments, users } from '../database/schema';

/** Keeps the comments of an article that is about to be deleted, which would delete them. */
export async function setCommentsAside(db: Database, article: number): Promise<void> {
  await db.execute(sql`
    insert into ${removedComments}
      (id, blog_id, parent_id, user_id, user_name, comment, created_at, hidden_at, revision, article)
    select c.id, c.blog_id, c.parent_id, c.user_id, c.user_name, c.comment, c.created_at, c.hidden_at, c.revision, b.heading
    from ${blogComments} c join ${blogs} b on b.id = c.blog_id where c.blog_id = ${article}`);
}

const nextId = sql.raw(`nextval(pg_get_serial_sequence('blog_comments', 'id'))`);

/**
 * Restores the comments of a deleted article that is there again, under their former ids. In a database that was moved since, later comments
 * may have those; then all get new ones.
 */
export async function restoreComments(db: Database, article: number): Promise<void> {
  await db.execute(sql`
    with gone as (delete from ${removedComments} where blog_id = ${article} returning *),
      taken as (select exists (select from gone g join ${blogComments} c on c.id = g.id) as is_taken),
      numbered as (select g.id as old_id, case when is_taken then ${nextId} else g.id end as new_id from gone g, taken)
    insert into ${blogComments}
      (id, blog_id, parent_id, user_id, user_name, comment, created_at, hidden_at, revision)
    select n.new_id, g.blog_id, p.new_id, g.user_id, g.user_name, g.comment, g.created_at, g.hidden_at, g.revision
    from gone g join numbered n on n.old_id = g.id left join numbered p on p.old_id = g.parent_id`);
  await db.execute(sql`
    select setval(pg_get_serial_sequence('blog_comments', 'id'),
      greatest(${nextId}, (select coalesce(max(id), 0) from ${blogComments})))`);
}

/**
 * Deletes the account of an address, with its sessions, comments and likes. Returns the number of comments; `null` where the
 * address has no account. Codes and rate-limit events, which do not contain the address, expire within the hour.
 */
export function eraseAccount(db: Database, email: string): Promise<number | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email.trim().toLowerCase()));
    if (user === undefined) return null;
    const comments = await eraseComments(tx, user.id);
    const liked = tx
      .select({ id: blogReactions.blog_id })
      .from(blogReactions)
      .where(and(eq(blogReactions.user_id, user.id), eq(blogReactions.is_like, true)));
    await tx
      .update(blogs)
      .set({ likes: sql`greatest(0, ${blogs.likes} - 1)` })
      .where(inArray(blogs.id, liked));
    await tx.delete(users).where(eq(users.id, user.id));
    return comments;
  });
}

/** The text that replaces a comment which has replies. */
const removed = { user_id: 0, user_name: 'Somebody', comment: 'This comment was removed by its author.' };

/** A comment or reply, with what it replies to. */
interface Said {
  readonly id: number;
  readonly parent_id: number | null;
  readonly user_id: number;
}

/** Which of a person's comments others have replied to, at any depth: deleting those would delete the replies. */
export function answeredByOthers(all: readonly Said[], userId: number): ReadonlySet<number> {
  const byId = new Map(all.map((said) => [said.id, said]));
  const answered = new Set<number>();
  for (const { parent_id } of all.filter(({ user_id }) => user_id !== userId)) {
    for (let above = byId.get(parent_id ?? 0); above; above = byId.get(above.parent_id ?? 0)) answered.add(above.id);
  }
  return new Set([...answered].filter((id) => byId.get(id)?.user_id === userId));
}

/**
 * Deletes a person's comments, those of deleted articles included; those with replies lose their author and text instead. Returns how many
 * there were.
 */
export async function eraseComments(db: Database, userId: number): Promise<number> {
  return (await eraseIn(db, blogComments, userId)) + (await eraseIn(db, removedComments, userId));
}

async function eraseIn(
  db: Database,
  table: typeof blogComments | typeof removedComments,
  userId: number,
): Promise<number> {
  const { id, parent_id, user_id } = table;
  const all = await db.select({ id, parent_id, user_id }).from(table);
  const own = all.filter((said) => said.user_id === userId).map((said) => said.id);
  if (own.length === 0) return 0;
  const kept = answeredByOthers(all, userId);
  if (kept.size > 0)
    await db
      .update(table)
      .set(removed)
      .where(inArray(id, [...kept]));
  const gone = own.filter((each) => !kept.has(each));
  if (gone.length > 0) await db.delete(table).where(inArray(id, gone));
  return own.length;
}
