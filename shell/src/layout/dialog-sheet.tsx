import { dialogStore } from '@iwan/shared/state/dialogs';
import { IconButton } from '@iwan/shared/ui/icon-button';
import { useEffect, useRef } from 'react';
import type { Failure } from '../federation/failure';
import { IslandFailure } from '../federation/island-failure';
import styles from './dialog-failure.module.css';
import { texts } from './texts';

interface Props {
  /** What the visitor was about to open. */
  readonly title: string;
  readonly failure: Failure;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Says over the page that a dialog could not be loaded: where the visitor looks for it, not at the page's end. */
export function DialogFailure({ title, failure, isRetrying, onRetry }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  return (
    <dialog ref={sheet} className={styles.sheet} aria-label={title} onClose={() => dialogStore.close()}>
      <IconButton icon="close" look="bare" label={texts.close} onClick={() => sheet.current?.close()} />
      <IslandFailure failure={failure} isRetrying={isRetrying} onRetry={onRetry} />
    </dialog>
  );
}
