import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** The database within a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Takes a lock by name that is held until the transaction ends, and waits for other transactions, of this process or another,
 * that hold it. Several locks have to be taken in the same order everywhere.
 */
export async function advisoryLock(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
