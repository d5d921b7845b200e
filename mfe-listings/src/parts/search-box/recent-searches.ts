import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { addSearch, restoreSearches, type SavedSearch } from '@iwan/shared/domain/search/saved-searches';
import { searchPath, searchWords, storedSearch } from '@iwan/shared/paths/search-words';
import { browserStorage } from '@iwan/shared/state/browser-storage';

/** More would push the areas out of sight. */
const mostRecent = 5;

/** What this browser searched for last, the latest first. It is stored here only and never sent. */
const storage = browserStorage<readonly SavedSearch[]>('recentSearches', {
  version: 1,
  restore: (text) => restoreSearches(text).slice(0, mostRecent),
  store: (searches) => (searches.length === 0 ? null : JSON.stringify(searches)),
});

export const recentSearches = (): readonly SavedSearch[] => storage.read() ?? [];

/** Records a search; one without criteria is none. */
export function rememberSearch(criteria: SearchCriteria, locale: string): void {
  const search = storedSearch(criteria, null);
  if (search.query === '') return;
  const named = { ...search, name: searchWords(criteria, null, locale), savedAt: new Date().toISOString(), seen: null };
  storage.write(addSearch(recentSearches(), named).slice(0, mostRecent));
}

/** Removes the search with this path; all without one. */
export function forgetSearches(path?: string): void {
  storage.write(path === undefined ? [] : recentSearches().filter((search) => searchPath(search) !== path));
}
