import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Button } from '@iwan/shared/ui/actions/button';
import { useEffect, useRef } from 'react';
import styles from './saved-dialog.module.css';
import { textsOf } from './texts';

export interface Undoable {
  /** What was removed, in words. */
  readonly words: string;
  readonly undo: () => void;
}

/** Reports what was removed and offers to undo it. Takes the focus, since the button that was pressed is gone. */
export function UndoLine({ words, undo }: Undoable) {
  const texts = useTexts(textsOf);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.undo}>
      <p role="status">{words}</p>
      <Button ref={button} look="quiet" size="small" onClick={undo} aria-label={texts.undoWhat(words)}>
        {texts.undo}
      </Button>
    </div>
  );
}
