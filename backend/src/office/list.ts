import { largestList, mostCounted } from '@iwan/shared/domain/office/list-query';
import type { OfficeList } from '@iwan/shared/domain/office/wire';
import { asc, type Column, count, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../database/database';
import { cleanText } from '../http/clean-text';
import { HttpError } from '../http/http-error';

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

const usualSize = 25;

/** The query parameters of a list, for the OpenAPI document; the parser below has more precise error messages. */
export const listAddress = z.object({
  filter: z.string().max(4000).optional(),
  sort: z.string().max(60).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  from: z.coerce.number().int().min(0).max(10_000_000).optional(),
  size: z.coerce.number().int().min(1).max(largestList).optional(),
});

export interface Listing<Filter> {
  readonly filter: Filter;
  readonly order: SQL;
  readonly from: number;
  readonly size: number;
}

function parseFilter(text: string | undefined): unknown {
  if (text === undefined) return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The filter is not JSON', [{ field: 'filter', message: 'The filter is not JSON' }]);
  }
}

/** The columns or expressions by which a list can be sorted; the first is the default. */
export type Sorts = Readonly<Record<string, Column | SQL>>;

/** Parses the query of a list. Throws an `HttpError` 400 for an unknown filter or order. */
export function readListing<Schema extends z.ZodType>(
  address: z.output<typeof listAddress>,
  schema: Schema,
  sorts: Sorts,
  { id, usual }: { readonly id: Column; readonly usual: { readonly sort: string; readonly order: 'asc' | 'desc' } },
): Listing<z.output<Schema>> {
  const read = schema.safeParse(parseFilter(address.filter));
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = `filter.${issue?.path.join('.') ?? ''}`;
    throw new HttpError(400, 'The filter could not be understood', [{ field, message: issue?.message ?? 'is wrong' }]);
  }
  const sort = address.sort ?? usual.sort;
  const column = Object.hasOwn(sorts, sort) ? sorts[sort] : undefined;
  if (column === undefined) {
    const message = `This list cannot be sorted by that, only by ${Object.keys(sorts).join(', ')}`;
    throw new HttpError(400, message, [{ field: 'sort', message }]);
  }
  const direction = (address.order ?? (address.sort === undefined ? usual.order : 'asc')) === 'asc' ? asc : desc;
  return {
    filter: read.data,
    // A unique tie-breaker, otherwise pages could repeat records.
    order: sql`${direction(column)}, ${direction(id)}`,
    from: address.from ?? 0,
    size: address.size ?? usualSize,
  };
}

/** The words of a search as patterns for `ilike`. */
export function wordPatterns(text: string): readonly string[] {
  const words = cleanText(text).trim().split(/\s+/u).filter(Boolean).slice(0, 8);
  return words.map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
}
