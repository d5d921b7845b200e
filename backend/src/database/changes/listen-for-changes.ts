import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database } from '../database';
import { allResources, type Resource, resourcesOf, watchedTables } from '../tables/watched-tables';

const channel = 'iwan_changes';

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

/** The pause before a broken connection is opened again, in milliseconds. */
const pause = 1000;

/** The timeout of a query in milliseconds: a server that does not answer is treated as unreachable. */
const limit = 10_000;

/**
 * Subscribes to every change of the database until it is stopped. Changes during a broken connection are not notified, so a new
 * connection counts as a change of everything. Rejects when the first connection fails.
 */
export async function listenForChanges(
  url: string,
  changed: (resources: readonly Resource[]) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client = await connect();

  async function connect(): Promise<Client> {
    const next = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: limit,
      query_timeout: limit,
    });
    next.on('notification', ({ payload }) => changed(resourcesOf(payload ?? '')));
    next.on('error', () => {});
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    // Only now: a connection that was never established emits `end` too.
    next.once('end', () => {
      if (!stopped) void reconnect();
    });
    return next;
  }

  async function reconnect(): Promise<void> {
    while (!stopped) {
      await wait(pause, undefined, { ref: false });
      const next = await connect().catch(() => null);
      if (next === null) continue;
      client = next;
      if (stopped) await client.end();
      else changed(allResources);
      return;
    }
  }

  return async () => {
    stopped = true;
    await client.end();
  };
}
