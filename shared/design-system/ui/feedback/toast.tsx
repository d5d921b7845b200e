import type { ReactNode } from 'react';
import { useTexts } from '../../../domain/format/locale-context';
import { classNames } from '../../dom/class-names';
import { IconButton } from '../actions/icon-button';
import { AlertIcon } from '../icons/alert';
import { CloseIcon } from '../icons/close';
import { textsOf } from '../texts';
import styles from './toast.module.css';

interface ToastProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** `alert` for a refusal; left out where the toast is in a live region. */
  readonly role?: 'alert';
  /** Above the compare bar. */
  readonly isRaised?: boolean;
}

/** A message at the bottom of the window. The caller removes it. */
export function Toast({ children, onClose, role, isRaised = false }: ToastProps) {
  const texts = useTexts(textsOf);
  return (
    <div className={classNames(styles.host, isRaised && styles.raised)}>
      <div className={styles.toast} role={role}>
        <AlertIcon className={styles.icon} />
        <p>{children}</p>
        <IconButton icon={CloseIcon} look="bare" label={texts.close} className={styles.close} onClick={onClose} />
      </div>
    </div>
  );
}
