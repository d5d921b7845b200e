import { classNames } from '@iwan/shared/dom/class-names';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { isFavourite } from '@iwan/shared/domain/visitor/favourites';
import { favouritesStore, useFavourites } from '@iwan/shared/state/site-store';
import { HeartIcon } from '@iwan/shared/ui/icons/heart';
import { textsOf } from '../texts';
import styles from './favourite-button.module.css';

interface FavouriteButtonProps {
  readonly project: ProjectCard;
  readonly className?: string | undefined;
  /** Shows the word beside the heart. */
  readonly isNamed?: boolean;
  /** Called when the visitor has saved the project, or removed it. */
  readonly onToggle?: () => void;
}

/** The heart: saves a project to the favourites of this browser, without sign-in. */
export function FavouriteButton({ project, className, isNamed = false, onToggle }: FavouriteButtonProps) {
  const texts = useTexts(textsOf);
  const liked = useFavourites((favourites) => isFavourite(favourites.projects, project.id));
  return (
    <button
      type="button"
      className={classNames(isNamed ? styles.named : styles.heart, className)}
      aria-pressed={liked}
      // A press shows the new state at once, also before the code is loaded.
      data-optimistic=""
      suppressHydrationWarning
      aria-label={texts.favourite(shownName(project))}
      title={texts.save}
      onClick={() => {
        favouritesStore.toggle(project);
        onToggle?.();
      }}
    >
      {isNamed ? (
        <>
          <HeartIcon />
          {texts.save}
        </>
      ) : (
        <span className={styles.plate}>
          <HeartIcon />
        </span>
      )}
    </button>
  );
}
