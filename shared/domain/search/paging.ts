/** A page of a list. `total` is the number of all matches. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

/** What a page is cut from: a list, or one whose order is worked out only as far as the page. */
export interface Cuttable<Item> {
  readonly length: number;
  slice(start: number, end: number): readonly Item[];
}

/** One page of a list; a page before the first is the first, one past the end the last (section 4). */
export function page<Item>(
  items: Cuttable<Item>,
  requested: { readonly page: number; readonly perPage: number },
): Page<Item> {
  const size = wholeFrom1(requested.perPage);
  const last = Math.max(1, Math.ceil(items.length / size));
  const number = Math.min(wholeFrom1(requested.page), last);
  const start = (number - 1) * size;
  return { items: items.slice(start, start + size), page: number, perPage: size, total: items.length };
}

/** The number of pages of a list; an empty one has one empty page. */
export function pageCount({ total, perPage: size }: Omit<Page<unknown>, 'items'>): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The positions, from 1, of the first and last record of a page, and the number of all. 0 and 0 when the list is empty. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

export function pageRange({ page: current, perPage, total }: Omit<Page<unknown>, 'items'>): PageRange {
  if (total === 0) return { first: 0, last: 0, total };
  const before = (current - 1) * perPage;
  return { first: before + 1, last: Math.min(before + perPage, total), total };
}

/** Parses a page number; 1 when it is missing or invalid. */
export function parsePageNumber(text: string | null): number {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 1;
}

function wholeFrom1(number: number): number {
  return Number.isFinite(number) ? Math.max(1, Math.trunc(number)) : 1;
}
