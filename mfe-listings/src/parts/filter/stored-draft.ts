import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { listingQuery, readListingQuery } from '@iwan/shared/paths/criteria';
import { withQuery } from '@iwan/shared/paths/query';
import { type FilterDraft, resumeDraft } from './draft';

/** Drafts of pages for which the browser refused storage. */
const unstored = new Map<string, FilterDraft>();

export interface StoredDraft {
  /** What the filter opens with. */
  readonly resume: () => SearchCriteria;
  readonly store: (chosen: SearchCriteria) => void;
  /** Called when the choices are searched for: the draft is deleted. */
  readonly drop: () => void;
}

/**
 * What was chosen in the filter of this page and not searched for yet, stored in this tab across a reload (readings, routes).
 * `requested`: the criteria of the page.
 */
export function storedDraft(requested: SearchCriteria): StoredDraft {
  return {
    resume: () => resumeDraft(unstored.get(storageKey()) ?? restored(), requested),
    store: (chosen) => store({ of: requested, criteria: chosen }),
    drop: () => store(null),
  };
}

function store(draft: FilterDraft | null): void {
  const key = storageKey();
  unstored.delete(key);
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, written(draft));
  } catch {
    // Without storage only the draft of a reload is lost.
    if (draft !== null) unstored.set(key, draft);
  }
}

function storageKey(): string {
  return `filter:${location.pathname}`;
}

/** Both as a query of a page of results, whose parser never fails. */
function written({ of, criteria }: FilterDraft): string {
  return JSON.stringify([of, criteria].map((each) => withQuery('', listingQuery({ criteria: each }))));
}

function restored(): FilterDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? 'null');
    if (!Array.isArray(stored) || stored.length !== 2) return null;
    const [of, criteria] = stored.map((query) => readListingQuery(new URLSearchParams(String(query))).criteria);
    return of && criteria ? { of, criteria } : null;
  } catch {
    return null;
  }
}
