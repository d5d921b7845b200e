import type { ReactNode, Ref } from 'react';
import { useTexts } from '../../../domain/format/locale-context';
import { classNames } from '../../dom/class-names';
import { AlertIcon } from '../icons/alert';
import { CheckIcon } from '../icons/check';
import { CloseIcon } from '../icons/close';
import { textsOf } from '../texts';
import styles from './message.module.css';

interface MessageProps {
  readonly tone: 'success' | 'danger';
  readonly children: ReactNode;
  /** Called when the visitor closes it; without it there is no close button. */
  readonly onClose?: (() => void) | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A message beside the button that caused it. A failure has the role `alert`, a success `status`. */
export function Message({ tone, children, onClose, ref }: MessageProps) {
  const texts = useTexts(textsOf);
  return (
    <div ref={ref} className={classNames(styles.message, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      {tone === 'danger' ? <AlertIcon className={styles.icon} /> : <CheckIcon className={styles.icon} />}
      <div className={styles.text}>{children}</div>
      {onClose === undefined ? null : (
        <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
