import { dialogStore } from '@iwan/shared/state/dialogs';
import { useFavourites } from '@iwan/shared/state/favourites';
import { Icon } from '@iwan/shared/ui/icon';
import styles from './compare-count.module.css';
import { texts } from './texts';

/** How many projects carry the heart, opening the list of them; not there while there is none. */
export function SavedCount() {
  const count = useFavourites((favourites) => favourites.projects.length);
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={styles.compare}
      aria-haspopup="dialog"
      aria-label={texts.savedCount(count)}
      title={texts.saved}
      onClick={() => dialogStore.open({ name: 'saved' })}
    >
      <Icon name="heart" />
      <span className={styles.count}>{count}</span>
    </button>
  );
}
