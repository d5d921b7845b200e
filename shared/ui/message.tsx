import type { ReactNode, Ref } from 'react';
import { classNames } from '../dom/class-names';
import { Icon } from './icon';
import styles from './message.module.css';
import { texts } from './texts';

interface MessageProps {
  readonly tone: 'success' | 'danger';
  readonly children: ReactNode;
  /** Called when the visitor closes it; left out where it cannot be closed. */
  readonly onClose?: (() => void) | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** What happened, beside the button that caused it. A failure interrupts (`alert`), a success waits (`status`). */
export function Message({ tone, children, onClose, ref }: MessageProps) {
  return (
    <div ref={ref} className={classNames(styles.message, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={tone === 'danger' ? 'alert' : 'check'} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {onClose === undefined ? null : (
        <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
