import type { SeenMatches } from '@iwan/shared/domain/search/saved-searches';
import { type SavedSearch, type SearchNews, searchNews } from '@iwan/shared/domain/search/saved-searches';
import { searchesStore } from '@iwan/shared/state/site-store';
import { useCallback, useEffect, useRef, useState } from 'react';
import { matchesNow } from '../../parts/save-search/matches-now';

interface FoundNow extends SearchNews {
  readonly seen: SeenMatches;
}

export const keyOf = ({ query, slug }: SavedSearch): string => `${slug ?? ''}?${query}`;

/**
 * Loads for each saved search how many projects match and how many are new, one search after the other; a failed request is
 * skipped. `look` records that the visitor has seen the results.
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
        // The first time, nothing is new: later results are compared with these.
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
