import { sql, TransactionRollbackError } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';
import type { Resource } from './tables/watched-tables';

/** The database within a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Takes a lock by name that is held until the transaction ends, and waits for other transactions, of this process or another,
 * that hold it. Several locks have to be taken in the same order everywhere.
 */
export async function advisoryLock(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** What some work in a transaction results in, which is then rolled back. */
export async function rolledBack<Result>(db: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  try {
    await db.transaction(async (tx) => {
      results.push(await work(tx));
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return results[0] as Result;
}

/** The database as stores use it: drizzle's PostgreSQL dialect with our schema, independent of the driver. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** What nearly every part works with. */
export interface DatabaseAndClock {
  readonly db: Database;
  readonly now: () => Date;
}

export interface OpenDatabase {
  readonly db: Database;
  /**
   * Subscribes to writes of all nodes until the returned function is called. The embedded database has one process, whose
   * writers refresh the caches themselves; there nothing is notified.
   */
  watch(changed: (resources: readonly Resource[]) => void): Promise<() => Promise<void>>;
  /** Resolves when everything written so far is on the disk; PostgreSQL does that itself. */
  flush(): Promise<void>;
  close(): Promise<void>;
}
