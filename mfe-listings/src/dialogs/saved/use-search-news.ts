import type { SeenMatches } from '@iwan/shared/domain/search/saved-searches';
import { type SavedSearch, type SearchNews, searchNews } from '@iwan/shared/domain/search/saved-searches';
import { searchesStore } from '@iwan/shared/state/searches';
import { useCallback, useEffect, useRef, useState } from 'react';
import { matchesNow } from '../../parts/save-search/matches-now';

interface FoundNow extends SearchNews {
  readonly seen: SeenMatches;
}

export const keyOf = ({ query, slug }: SavedSearch): string => `${slug ?? ''}?${query}`;

/**
 * How many matches each saved search has now, and what of them is new; one is asked after the other, and what does not
 * answer says nothing. `look` notes that somebody went to see them.
 */
export function useSearchNews(searches: readonly SavedSearch[]) {
  const [news, setNews] = useState<ReadonlyMap<string, FoundNow>>(new Map());
  const atFirst = useRef(searches);

  useEffect(() => {
    const stopped = new AbortController();
    void (async () => {
      for (const search of atFirst.current) {
        const seen = await matchesNow(search, stopped.signal).catch(() => null);
        if (stopped.signal.aborted) return;
        if (seen === null) continue;
        const found = { seen, ...searchNews(search.seen, seen.newest) };
        setNews((before) => new Map(before).set(keyOf(search), found));
        // The first look of all: what is there now is what later ones are told against.
        if (search.seen === null) searchesStore.look(search, seen);
      }
    })();
    return () => stopped.abort();
  }, []);

  const look = useCallback(
    (search: SavedSearch) => {
      const found = news.get(keyOf(search));
      if (found) searchesStore.look(search, found.seen);
    },
    [news],
  );
  return { news, look };
}
