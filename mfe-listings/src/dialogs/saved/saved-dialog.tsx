import { paths } from '@iwan/shared/paths/paths';
import { useDialogs } from '@iwan/shared/state/dialogs';
import { favouritesStore, useFavourites } from '@iwan/shared/state/favourites';
import { recentStore, useRecent } from '@iwan/shared/state/recent';
import { ButtonLink } from '@iwan/shared/ui/button';
import { Dialog } from '@iwan/shared/ui/dialog';
import { EmptyState } from '@iwan/shared/ui/empty-state';
import type { MouseEvent } from 'react';
import styles from './saved-dialog.module.css';
import { SavedList } from './saved-list';
import { texts } from './texts';

/** The favourites and what was viewed last, over the page; opened through the dialog store. Only a browser renders it. */
export function SavedDialog() {
  const dialog = useDialogs((state) => state.dialog);
  const close = useDialogs((state) => state.close);
  const favourites = useFavourites((state) => state.projects);
  const recent = useRecent((state) => state.projects);
  if (dialog?.name !== 'saved') return null;

  // The link opens its page by itself; the sheet must not stay over it.
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) close();
  };
  return (
    <Dialog title={texts.title} size="medium" onClose={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are the controls */}
      <div className={styles.lists} onClick={leave}>
        {favourites.length === 0 ? (
          <EmptyState title={texts.none} reason={texts.reason}>
            <ButtonLink href={paths.properties()}>{texts.browse}</ButtonLink>
          </EmptyState>
        ) : (
          <SavedList
            title={texts.favourites}
            projects={favourites}
            onRemove={favouritesStore.toggle}
            clear={texts.clearFavourites}
            onClear={favouritesStore.clear}
          />
        )}
        {recent.length === 0 ? null : (
          <SavedList title={texts.recent} projects={recent} clear={texts.clearRecent} onClear={recentStore.clear} />
        )}
      </div>
    </Dialog>
  );
}
