import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { dialogStore, useDialogs, useFavourites, useRecent, useSearches } from '@iwan/shared/state/site-store';
import { HeartIcon } from '@iwan/shared/ui/icons/heart';
import { useRef } from 'react';
import { textsOf } from '../texts';
import styles from './compare-count.module.css';

/**
 * The number of saved projects and searches, which opens their list; shown as soon as the list has anything, viewed projects
 * included. Once shown it stays: the focus returns to it when the list was emptied.
 */
export function SavedCount() {
  const texts = useTexts(textsOf);
  const projects = useFavourites((favourites) => favourites.projects.length);
  const searches = useSearches((saved) => saved.searches.length);
  const hasRecent = useRecent((recent) => recent.projects.length > 0);
  const isOpen = useDialogs((state) => state.dialog?.name === 'saved');
  const wasShown = useRef(false);
  wasShown.current ||= isOpen;
  const count = projects + searches;
  if (count === 0 && !hasRecent && !wasShown.current) return null;
  return (
    <button
      type="button"
      className={styles.compare}
      aria-haspopup="dialog"
      aria-label={texts.savedCount(projects, searches)}
      title={texts.saved}
      onClick={() => dialogStore.open({ name: 'saved' })}
    >
      <HeartIcon />
      {count === 0 ? null : <span className={styles.count}>{count}</span>}
    </button>
  );
}
