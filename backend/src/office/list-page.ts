import { mostCounted } from '@iwan/shared/domain/office/list-query';
import type { OfficeList } from '@iwan/shared/domain/office/wire';
import { count, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import type { Listing } from './list';

/** The ids of one page, and the number of all records of the list. */
export interface ListPage {
  readonly ids: readonly number[];
  /** `mostCounted` at most. */
  readonly total: number;
  readonly isMore: boolean;
}

interface Asked {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly where: SQL | undefined;
  readonly listing: Pick<Listing<unknown>, 'order' | 'from' | 'size'>;
}

/**
 * The ids of one page of a list, and the number of all records, which is counted up to `mostCounted`. Both queries select nothing
 * but ids, so that an index with the columns of the filters and of the order is enough; the caller reads the rows of the page. A
 * page that is not full is the last one: then nothing is counted.
 */
export async function pageOf(db: Database, { table, id, where, listing }: Asked): Promise<ListPage> {
  const { order, from, size } = listing;
  const rows = await db.select({ id }).from(table).where(where).orderBy(order).offset(from).limit(size);
  const ids = rows.map((row) => Number(row.id));
  const isLast = ids.length < size && (ids.length > 0 || from === 0);
  const counted = isLast ? from + ids.length : await countUpTo(db, table, where);
  return { ids, total: Math.min(counted, mostCounted), isMore: counted > mostCounted };
}

/** The number of records, `mostCounted + 1` at most. */
async function countUpTo(db: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(mostCounted + 1)
    .as('some');
  const [row] = await db.select({ counted: count() }).from(some);
  return row?.counted ?? 0;
}

/** The rows of a page, which the database returns in any order, in the order of the page. */
export function inPageOrder<Row>({ ids }: ListPage, rows: readonly Row[], idOf: (row: Row) => number): readonly Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The response of a list. */
export function listBody<Item>({ total, isMore }: ListPage, data: readonly Item[]): OfficeList<Item> {
  return { data, total, ...(isMore && { isMore }) };
}
