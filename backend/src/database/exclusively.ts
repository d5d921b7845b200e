import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** The database inside of a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Waits until no other transaction, of this process or another, holds the same name, and holds it until this one ends.
 * Whoever takes several names takes them in one order everywhere.
 */
export async function advisoryLock(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
