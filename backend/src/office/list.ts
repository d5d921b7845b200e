import { largestList, mostCounted } from '@iwan/shared/domain/office/list-query';
import type { OfficeList } from '@iwan/shared/domain/office/wire';
import { asc, type Column, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/database';
import { cleanText } from '../http/clean-text';
import { HttpError, orNotFound } from '../http/http-error';
import type { ZodRoutes } from '../http/zod-routes';
import { ofOne, requireId } from './change-body';

interface List<Schema extends z.ZodType> {
  readonly db: Database;
  readonly table: PgTable & { readonly id: PgColumn };
  readonly filter: Schema;
  readonly sorts: Sorts;
  readonly usual: Usual;
  /** The condition of a filter, within what the caller may see. */
  readonly where?: (filter: z.output<Schema>, request: FastifyRequest) => SQL | undefined | Promise<SQL | undefined>;
  /** The records of the rows of a page, in any order. */
  readonly read: (isOnPage: SQL) => Promise<readonly { readonly id: number }[]>;
  /** The name of one record, where it is sent alone at `path/:id`. */
  readonly one?: string;
}

/**
 * `GET path`: one page of a list, and the number of all records, which is counted up to `mostCounted`. Both queries select nothing
 * but ids, so that an index with the columns of the filters and of the order is enough. A page that is not full is the last one:
 * then nothing is counted.
 */
export function listRoute<Schema extends z.ZodType>(
  app: Parameters<ZodRoutes>[0],
  path: string,
  { db, table, filter: schema, sorts, usual, where, read, one }: List<Schema>,
): void {
  const { id } = table;
  app.get(path, { schema: { querystring: listAddress } }, async (request): Promise<OfficeList<unknown>> => {
    const { filter, order, from, size } = readListing(request.query, schema, sorts, { id, usual });
    const isListed = await where?.(filter, request);
    const rows = await db.select({ id }).from(table).where(isListed).orderBy(order).offset(from).limit(size);
    const ids = rows.map((row) => Number(row.id));
    const isLast = ids.length < size && (ids.length > 0 || from === 0);
    const counted = isLast ? from + ids.length : await countUpTo(db, table, isListed);
    const byId = new Map((await read(inArray(id, ids))).map((record) => [record.id, record]));
    const isMore = counted > mostCounted;
    const data = ids.flatMap((each) => byId.get(each) ?? []);
    return { data, total: Math.min(counted, mostCounted), ...(isMore && { isMore }) };
  });
  if (one === undefined) return;
  app.get(`${path}/:id`, ofOne, async (request) => {
    const [record] = await read(eq(id, requireId(request.params.id)));
    return orNotFound(record, one);
  });
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

const usualSize = 25;

/** The query parameters of a list, for the OpenAPI document; the parser below has more precise error messages. */
export const listAddress = z.object({
  filter: z.string().max(4000).optional(),
  sort: z.string().max(60).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  from: z.coerce.number().int().min(0).max(10_000_000).optional(),
  size: z.coerce.number().int().min(1).max(largestList).optional(),
});

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

interface Usual {
  readonly sort: string;
  readonly order: 'asc' | 'desc';
}

/** Parses the query of a list. Throws an `HttpError` 400 for an unknown filter or order. */
export function readListing<Schema extends z.ZodType>(
  address: z.output<typeof listAddress>,
  schema: Schema,
  sorts: Sorts,
  { id, usual }: { readonly id: Column; readonly usual: Usual },
) {
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
export function wordPatterns(text = ''): readonly string[] {
  const words = cleanText(text).trim().split(/\s+/u).filter(Boolean).slice(0, 8);
  return words.map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
}
