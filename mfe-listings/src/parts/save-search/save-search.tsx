import { afterPaint } from '@iwan/shared/dom/after-paint';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { isSameSearch } from '@iwan/shared/domain/search/saved-searches';
import { searchWords, storedSearch } from '@iwan/shared/paths/search-words';
import { searchesStore, useSearches } from '@iwan/shared/state/searches';
import { HeartIcon } from '@iwan/shared/ui/icons/heart';
import { matchesNow } from './matches-now';
import styles from './save-search.module.css';
import { textsOf } from './texts';

interface SaveSearchProps {
  readonly criteria: SearchCriteria;
  /** The slug of a listing's page; `null` on the pages of a search. */
  readonly slug: string | null;
  readonly className?: string | undefined;
}

/** Keeps a search in this browser, or lets it go; Saved lists it, with what is new. */
export function SaveSearch({ criteria, slug, className }: SaveSearchProps) {
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
    // What is there now is nothing new later; where it cannot be asked for, the first look tells.
    afterPaint(() => {
      matchesNow(search).then(
        (seen) => searchesStore.look(search, seen),
        () => {},
      );
    });
  };

  return (
    <span className={className}>
      <button type="button" className={styles.save} aria-pressed={isSaved} onClick={press}>
        <HeartIcon />
        <span>{isSaved ? texts.saved : texts.save}</span>
      </button>
    </span>
  );
}
