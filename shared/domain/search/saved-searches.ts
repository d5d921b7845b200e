import { parseInstant } from '../record/instant';
import { asRecord, readText, type UntrustedRecord } from '../record/untrusted-record';

/** A match of a saved search at the last visit: its id, and its price in dirhams, 0 without one. */
export type SeenMatch = readonly [id: string, price: number];

/** The matches of a saved search at the last visit: the newest ones, and the total. */
export interface SeenMatches {
  readonly newest: readonly SeenMatch[];
  readonly total: number;
}

export interface SavedSearch {
  /** The criteria as a query string, without order or page; empty for every project. */
  readonly query: string;
  /** The slug of the page that it was saved on (section 5); `null` for none. */
  readonly slug: string | null;
  /** The criteria in words, as they were saved. */
  readonly name: string;
  /** ISO 8601. */
  readonly savedAt: string;
  /** `null` before the matches were first loaded. */
  readonly seen: SeenMatches | null;
}

/** The most saved searches; each costs a request when the list is opened. */
export const searchLimit = 20;
/** How many of the newest matches are loaded and stored for each. */
export const seenLimit = 100;
const longestQuery = 2000;
const longestName = 300;

/** Whether two searches are equal. */
export function isSameSearch(one: Pick<SavedSearch, 'query' | 'slug'>, other: Pick<SavedSearch, 'query' | 'slug'>) {
  return one.query === other.query && one.slug === other.slug;
}

/** Adds a search at the front, without duplicates; the twenty-first is dropped. */
export function addSearch(searches: readonly SavedSearch[], search: SavedSearch): readonly SavedSearch[] {
  return [search, ...searches.filter((each) => !isSameSearch(each, search))].slice(0, searchLimit);
}

/** What is new in a search since the last visit. */
export interface SearchNews {
  readonly fresh: number;
  /** How many of the known matches cost less now. */
  readonly lowered: number;
}

/**
 * Compares the newest matches with the stored ones. Where not all matches were stored, those after the last known one are not
 * new: they have moved up as others were removed.
 */
export function searchNews(seen: SeenMatches | null, now: readonly SeenMatch[]): SearchNews {
  if (seen === null) return { fresh: 0, lowered: 0 };
  const before = new Map(seen.newest);
  const isWhole = seen.total <= seen.newest.length;
  const end = isWhole ? now.length : now.findLastIndex(([id]) => before.has(id)) + 1;
  const lowered = now.filter(([id, price]) => price > 0 && price < (before.get(id) ?? 0));
  return { fresh: now.slice(0, end).filter(([id]) => !before.has(id)).length, lowered: lowered.length };
}

/** Parses the saved searches from storage, which may contain anything. Never throws. */
export function restoreSearches(text: string | null): readonly SavedSearch[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    const searches = Array.isArray(list) ? list.flatMap((entry) => restoreSearch(asRecord(entry)) ?? []) : [];
    return searches.reduceRight<readonly SavedSearch[]>(addSearch, []);
  } catch {
    return [];
  }
}

function restoreSearch(record: UntrustedRecord | null): SavedSearch | null {
  const query = record?.query;
  const name = record && readText(record, 'name');
  const savedAt = record && parseInstant(readText(record, 'savedAt'));
  if (typeof query !== 'string' || query.length > longestQuery || !name || !savedAt) return null;
  return {
    query,
    name: name.slice(0, longestName),
    savedAt,
    slug: readText(record, 'slug'),
    seen: restoreSeen(record),
  };
}

function restoreSeen(record: UntrustedRecord): SeenMatches | null {
  const seen = asRecord(record.seen);
  if (!seen || !Array.isArray(seen.newest) || typeof seen.total !== 'number') return null;
  const newest = seen.newest.flatMap((entry): SeenMatch[] =>
    Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number' ? [[entry[0], entry[1]]] : [],
  );
  return { newest: newest.slice(0, seenLimit), total: seen.total };
}
