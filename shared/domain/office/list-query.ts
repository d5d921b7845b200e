/** The query of a list of the office: `from` and `size` in records. */
export interface ListQuery {
  readonly filter?: Readonly<Record<string, string | number | boolean>>;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  readonly from?: number;
  readonly size?: number;
}

/** The most records of one response. */
export const largestList = 200;

/** Counting stops here: longer lists are narrowed by filters, and not paged to their end. */
export const mostCounted = 10_000;

/** The query parameters of a list, in a fixed order. */
export function listParameters({ filter, sort, order, from, size }: ListQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (filter !== undefined && Object.keys(filter).length > 0) parameters.set('filter', JSON.stringify(filter));
  if (sort !== undefined) parameters.set('sort', sort);
  if (order !== undefined) parameters.set('order', order);
  if (from !== undefined) parameters.set('from', String(from));
  if (size !== undefined) parameters.set('size', String(size));
  return parameters;
}
