import { afterPaint } from '@iwan/shared/dom/after-paint';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { isSameSearch } from '@iwan/shared/domain/search/saved-searches';
import { searchWords, storedSearch } from '@iwan/shared/paths/search-words';
import { searchesStore, useSearches } from '@iwan/shared/state/site-store';
import { BellIcon } from '../icons';
import { matchesNow } from './matches-now';
import styles from './save-search.module.css';
import { textsOf } from './texts';

interface SaveSearchProps {
  readonly criteria: SearchCriteria;
  /** The slug of a listing's page; `null` on the pages of a search. */
  readonly slug: string | null;
}

/** Saves a search in this browser, or removes it; the dialog Saved lists it, with what is new. */
export function SaveSearch({ criteria, slug }: SaveSearchProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const search = storedSearch(criteria, slug);
  const isSaved = useSearches(({ searches }) => searches.some((each) => isSameSearch(each, search)));

  const press = () => {
    if (isSaved) {
      searchesStore.remove(search);
      return;
    }
    searchesStore.save({
      ...search,
      name: searchWords(criteria, slug, locale),
      savedAt: new Date().toISOString(),
      seen: null,
    });
    // Current matches are not new later; where they cannot be loaded, the first visit to the list does it.
    afterPaint(() => {
      matchesNow(search).then(
        (seen) => searchesStore.look(search, seen),
        () => {},
      );
    });
  };

  return (
    <button type="button" className={styles.save} aria-pressed={isSaved} onClick={press}>
      <BellIcon />
      <span>{isSaved ? texts.saved : texts.save}</span>
    </button>
  );
}
