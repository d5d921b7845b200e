import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { SavedSearch } from '@iwan/shared/domain/search/saved-searches';
import { searchPath } from '@iwan/shared/paths/search-words';
import { CardLink } from '@iwan/shared/ui/actions/card-link';
import { IconButton } from '@iwan/shared/ui/actions/icon-button';
import { CloseIcon } from '@iwan/shared/ui/icons/close';
import { useId } from 'react';
import { ListHead } from './list-head';
import styles from './saved-dialog.module.css';
import { textsOf } from './texts';
import { keyOf, useSearchNews } from './use-search-news';

interface SearchListProps {
  readonly searches: readonly SavedSearch[];
  readonly onRemove: (search: SavedSearch) => void;
  readonly onClear: () => void;
}

/** The saved searches: what each asks for, how many match it now, and how many of them are new. */
export function SearchList({ searches, onRemove, onClear }: SearchListProps) {
  const texts = useTexts(textsOf);
  const heading = useId();
  const { news, look } = useSearchNews(searches);
  return (
    <section aria-labelledby={heading}>
      <ListHead id={heading} title={texts.searches} clear={texts.clearSearches} onClear={onClear} />
      <ul>
        {searches.map((search) => {
          const found = news.get(keyOf(search));
          return (
            <li key={keyOf(search)} className={styles.search}>
              <div className={styles.words}>
                <h4>
                  <CardLink href={searchPath(search)} onClick={() => look(search)}>
                    {search.name}
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
                label={texts.removeSearch(search.name)}
                onClick={() => onRemove(search)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
