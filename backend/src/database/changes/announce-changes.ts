import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { watchedTables } from '../tables/watched-tables';

export const channel = 'iwan_changes';

/**
 * Installs triggers by which the database notifies every node when a table has changed, whoever writes: another node, a content
 * tool, or a person at a console. One notification for each statement, sent when its transaction commits.
 */
export async function announceChanges(db: Database): Promise<void> {
  await db.execute(
    sql.raw(`create or replace function iwan_announce() returns trigger language plpgsql as $$
      begin perform pg_notify('${channel}', tg_table_name); return null; end $$`),
  );
  for (const table of new Set(Object.values(watchedTables).flat())) {
    await db.execute(
      sql.raw(`create or replace trigger iwan_announce after insert or update or delete or truncate on "${table}"
        for each statement execute function iwan_announce()`),
    );
  }
}
