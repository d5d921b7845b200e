import { asRecord, asText, type UntrustedRecord } from '../../../domain/record/untrusted-record';
import type { Page } from '../../../domain/search/paging';
import type { Query } from '../../paths/query';

export type Paging = Omit<Page<unknown>, 'items'>;

/** The page of the list, when `meta` has one that is consistent with `sent` records; otherwise `null`. */
export function readPaging(record: UntrustedRecord, sent: number): Paging | null {
  const meta = asRecord(record.meta);
  if (!meta) return null;
  const { total, page, per_page: perPage } = meta;
  if (!isCount(total, 0) || !isCount(page, 1) || !isCount(perPage, 1) || sent > perPage || sent > total) return null;
  return { page, perPage, total };
}

/**
 * Whether `meta` says that exactly these filters and this order were applied. A backend that knows fewer of them has sent
 * another list.
 */
export function hasApplied(record: UntrustedRecord, filters: Query, sort: string | null): boolean {
  const meta = asRecord(record.meta);
  const applied = meta && asRecord(meta.filters);
  if (!applied || asText(meta.sort) !== sort) return false;
  const requested = Object.entries(filters).filter(([, value]) => value !== undefined && textsOf(value).length > 0);
  const extra = Object.keys(applied).filter((name) => textsOf(applied[name]).length > 0);
  return (
    extra.length === requested.length &&
    requested.every(([name, value]) => textsOf(applied[name]).join('\n') === textsOf(value).join('\n'))
  );
}

/** A number that is a count: whole, and no less than `from`. */
export function isCount(value: unknown, from: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= from;
}

function textsOf(value: unknown): readonly string[] {
  return [value]
    .flat()
    .map(asText)
    .filter((text) => text !== null)
    .sort();
}
