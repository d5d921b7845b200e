import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { dialogStore, useDialogs } from '@iwan/shared/state/site-store';
import { Dialog } from '@iwan/shared/ui/dialog';
import type { MouseEvent } from 'react';
import styles from './saved-dialog.module.css';
import { SavedLists } from './saved-lists';
import { textsOf } from './texts';

/** The dialog of what this browser has saved; opened through the dialog store and rendered in the browser only. */
export function SavedDialog() {
  const texts = useTexts(textsOf);
  const dialog = useDialogs((state) => state.dialog);
  if (dialog?.name !== 'saved') return null;

  // The link opens another page: the dialog must close.
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) dialogStore.close();
  };
  return (
    <Dialog title={texts.title} size="medium" onClose={dialogStore.close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are the controls */}
      <div className={styles.lists} onClick={leave}>
        <SavedLists />
      </div>
    </Dialog>
  );
}
