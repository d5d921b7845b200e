import { closeLoadingDialog } from '@iwan/shared/dom/loading-dialog';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { dialogStore, useOverlay } from '@iwan/shared/state/site-store';
import { IconButton } from '@iwan/shared/ui/actions/icon-button';
import { CloseIcon } from '@iwan/shared/ui/icons/close';
import { useLayoutEffect, useRef } from 'react';
import { IslandFailure } from '../federation/failure/island-failure';
import type { FailureViewProps } from '../federation/islands/live-island';
import styles from './dialog-sheet.module.css';
import { textsOf } from './texts';

interface Props {
  /** The name of the dialog that is loading. */
  readonly title: string;
  /** Missing while it is loading. */
  readonly failed?: FailureViewProps;
}

/** Shown in place of a dialog that is loading or has failed to load. */
export function DialogSheet({ title, failed }: Props) {
  const texts = useTexts(textsOf);
  const sheet = useRef<HTMLDialogElement>(null);
  const isGoing = useRef(false);
  useOverlay(() => sheet.current?.close());

  useLayoutEffect(() => {
    const { current } = sheet;
    isGoing.current = false;
    closeLoadingDialog();
    current?.showModal();
    return () => {
      // Closed before it is removed, it returns the focus.
      isGoing.current = true;
      current?.close();
    };
  }, []);

  return (
    <dialog
      ref={sheet}
      className="loading-dialog"
      aria-label={title}
      aria-busy={failed ? undefined : true}
      onClose={() => {
        if (!isGoing.current) dialogStore.close();
      }}
    >
      <IconButton icon={CloseIcon} look="bare" label={texts.close} onClick={() => sheet.current?.close()} />
      {failed ? (
        <IslandFailure {...failed} />
      ) : (
        <div className={styles.loading} role="status">
          <p className={styles.title}>{title}</p>
          <p>{texts.loading}</p>
        </div>
      )}
    </dialog>
  );
}
