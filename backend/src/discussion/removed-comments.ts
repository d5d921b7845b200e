import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { blogComments, blogs, removedComments } from '../database/schema';

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
