import { useStore } from 'zustand';
import {
  addSearch,
  isSameSearch,
  restoreSearches,
  type SavedSearch,
  type SeenMatches,
} from '../../domain/search/saved-searches';
import { browserStorage, followStorage } from './browser-storage';
import { createBrowserStore } from './browser-store';

export const savedSearchesKey = 'savedSearches';

/** The event by which the copies of this module in one page notify each other; other tabs are notified by storage events. */
const changed = 'iwan-saved-searches';

type Searches = readonly SavedSearch[];
type Asked = Pick<SavedSearch, 'query' | 'slug'>;

const storage = browserStorage<Searches>(savedSearchesKey, {
  version: 1,
  restore: restoreSearches,
  store: (searches) => (searches.length === 0 ? null : JSON.stringify(searches)),
});

interface SearchesState {
  /** The latest first. */
  readonly searches: Searches;
  readonly save: (search: SavedSearch) => void;
  readonly remove: (search: Asked) => void;
  /** Records the matches that the visitor has seen. */
  readonly look: (search: Asked, seen: SeenMatches) => void;
  /** Restores the whole list, to undo a removal. */
  readonly restore: (searches: Searches) => void;
}

const store = createBrowserStore<SearchesState>('saved searches', (set, get) => {
  const change = (searches: Searches): void => {
    set({ searches });
    storage.write(searches);
    window.dispatchEvent(new CustomEvent<Searches>(changed, { detail: searches }));
  };
  const latest = (): Searches => storage.latest(get().searches);
  return {
    searches: [],
    save: (search) => change(addSearch(latest(), search)),
    remove: (search) => change(latest().filter((each) => !isSameSearch(each, search))),
    look: (search, seen) => change(latest().map((each) => (isSameSearch(each, search) ? { ...each, seen } : each))),
    restore: change,
  };
});

/**
 * The saved searches of this browser's visitor, without sign-in, the same in all its tabs. Not a singleton: each bundle has a
 * copy, so that a release with it also runs in older shells.
 */
export const searchesStore = Object.assign(store, {
  save: (search: SavedSearch) => store.getState().save(search),
  remove: (search: Asked) => store.getState().remove(search),
  look: (search: Asked, seen: SeenMatches) => store.getState().look(search, seen),
  restore: (searches: Searches) => store.getState().restore(searches),
});

/** Reads the saved searches. Empty on the server and during hydration; the stored ones follow at once. */
export function useSearches<Selected>(select: (state: SearchesState) => Selected): Selected {
  return useStore(store, select);
}

followStorage(storage, (searches) => store.setState({ searches }));

if (typeof window !== 'undefined') {
  window.addEventListener(changed, (event) => {
    const searches = (event as CustomEvent<Searches>).detail;
    if (store.getState().searches !== searches) store.setState({ searches });
  });
}
