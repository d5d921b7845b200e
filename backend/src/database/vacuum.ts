import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** Milliseconds. Not at the start, which visitors wait for. */
const firstPause = 60_000;
const pause = 3_600_000;

/**
 * What autovacuum does on a server, for one table or all: rows are marked as visible, so that lists are read from indexes alone,
 * and counted for the planner.
 */
export async function vacuum(db: Database, table?: PgTable): Promise<void> {
  await db.execute(table === undefined ? sql`vacuum (analyze)` : sql`vacuum (analyze) ${table}`);
}

/**
 * Vacuums the embedded database, which has no autovacuum, a minute after the start and then every hour; pages without changes are
 * skipped. Returns a function that ends it.
 */
export function startVacuuming(db: Database, onFailure: (err: unknown) => void): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const run = () => {
    last = vacuum(db).catch(onFailure);
  };
  const first = setTimeout(run, firstPause).unref();
  const timer = setInterval(run, pause).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    return last;
  };
}
