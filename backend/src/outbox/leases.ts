import { and, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import type { Leased } from './outbox';

/**
 * How long a lease lasts, in milliseconds: after that, another worker may take the items of a dead one. The lease of a delivery
 * in progress is renewed (`channel-loop`), so that no second worker takes it meanwhile.
 */
export const leaseMs = 60_000;

/** The columns for the leases of an outbox. */
interface OutboxTable extends PgTable {
  readonly id: PgColumn;
  readonly due_at: PgColumn;
  readonly attempts: PgColumn;
  readonly last_error: PgColumn;
}

/** Milliseconds from now, by the database's clock, so that the clocks of several nodes need not agree. */
export const after = (milliseconds: number) => sql`now() + ${milliseconds} * interval '1 millisecond'`;

/** Leases the rows of one table for which `isWaiting` holds. */
export function openLeases(db: Database, table: OutboxTable, isWaiting?: SQL) {
  const { id, due_at, attempts, last_error } = table;
  /** The row of a lease. A worker whose lease has expired must not update the row of the next one. */
  const own = (leased: Pick<Leased<unknown>, 'id' | 'attempt'>) => and(eq(id, leased.id), eq(attempts, leased.attempt));
  /** No pause is as long as two hours: a later due time was written while a clock was wrong, and is ignored. */
  const isDue = or(lte(due_at, sql`now()`), gt(due_at, sql`now() + interval '2 hours'`));
  const setDue = async (due: SQL, which: SQL | undefined, error: SQL = sql`${last_error}`) => {
    const values = sql`${sql.identifier(due_at.name)} = ${due}, ${sql.identifier(last_error.name)} = ${error}`;
    await db.execute(sql`update ${table} set ${values} where ${which}`);
  };
  return {
    /** The values of a row when it is leased. */
    taken: { due_at: after(leaseMs), attempts: sql`${attempts} + 1` },
    /** The ids of the due rows, the oldest first, locked against other workers: for `in`. */
    due: (limit: number, isRequested?: SQL) =>
      sql`(select ${id} from ${table} where ${and(isWaiting, isRequested, isDue)} order by ${due_at} limit ${limit} for update skip locked)`,
    own,
    renew: (leased: Leased<unknown>) => setDue(after(leaseMs), own(leased)),
    failed: (leased: Leased<unknown>, reason: string, pauseMs: number) =>
      setDue(after(pauseMs), own(leased), sql`${reason.slice(0, 300)}`),
    reclaim: () => setDue(sql`now()`, and(isWaiting, gt(due_at, sql`now()`), lte(due_at, after(leaseMs)))),
  };
}
