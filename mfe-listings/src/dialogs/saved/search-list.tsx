import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import {
  type SavedSearch,
  type SearchNews,
  type SeenMatches,
  searchNews,
} from '@iwan/shared/domain/search/saved-searches';
import { criteriaOf, searchPath, searchWords } from '@iwan/shared/paths/search-words';
import { searchesStore } from '@iwan/shared/state/site-store';
import { CardLink } from '@iwan/shared/ui/actions/card-link';
import { IconButton } from '@iwan/shared/ui/actions/icon-button';
import { CloseIcon } from '@iwan/shared/ui/icons/close';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { matchesNow } from '../../parts/save-search/matches-now';
import { ListHead } from './list-head';
import styles from './saved-dialog.module.css';
import { textsOf } from './texts';

interface SearchListProps {
  readonly searches: readonly SavedSearch[];
  readonly onRemove: (search: SavedSearch) => void;
  readonly onClear: () => void;
}

/** The saved searches: what each asks for, how many match it now, and how many of them are new. */
export function SearchList({ searches, onRemove, onClear }: SearchListProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const heading = useId();
  const { news, look } = useSearchNews(searches);
  return (
    <section aria-labelledby={heading}>
      <ListHead id={heading} title={texts.searches} clear={texts.clearSearches} onClear={onClear} />
      <ul>
        {searches.map((search) => {
          const found = news.get(keyOf(search));
          // It may have been saved in another language.
          const name = searchWords(criteriaOf(search), search.slug, locale);
          return (
            <li key={keyOf(search)} className={styles.search}>
              <div className={styles.words}>
                <h4>
                  <CardLink href={searchPath(search)} onClick={() => look(search)}>
                    {name}
                  </CardLink>
                </h4>
                {/* There before the answer, so that nothing moves. */}
                <p className={styles.found}>
                  {found === undefined ? null : (
                    <>
                      {texts.matches(found.seen.total)}
                      {found.fresh === 0 ? null : <strong>{texts.fresh(found.fresh)}</strong>}
                      {found.lowered === 0 ? null : <strong>{texts.loweredCount(found.lowered)}</strong>}
                    </>
                  )}
                </p>
              </div>
              <IconButton
                className={styles.remove}
                icon={CloseIcon}
                look="bare"
                label={texts.removeSearch(name)}
                onClick={() => onRemove(search)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface FoundNow extends SearchNews {
  readonly seen: SeenMatches;
}

const keyOf = ({ query, slug }: SavedSearch): string => `${slug ?? ''}?${query}`;

/**
 * Loads for each saved search how many projects match and how many are new, one search after the other; a failed request is
 * skipped. `look` records that the visitor has seen the results.
 */
function useSearchNews(searches: readonly SavedSearch[]) {
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
