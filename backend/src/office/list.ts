import { largestList } from '@iwan/shared/domain/office/list-query';
import { asc, type Column, desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cleanText } from '../http/clean-text';
import { HttpError } from '../http/http-error';

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
