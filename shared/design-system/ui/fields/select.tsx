import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../../dom/class-names';
import { DownIcon } from '../icons/down';
import styles from './select.module.css';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLSelectElement>;
  /** `small` is 44 px high, for dense layouts. */
  readonly height?: 'normal' | 'small';
  /** It has an error message below. */
  readonly isWrong?: boolean;
}

/** A native select. The caller renders its label. */
export function Select({ children, height = 'normal', isWrong = false, className, ...rest }: SelectProps) {
  return (
    <span className={classNames(styles.frame, className)}>
      <select
        {...rest}
        className={classNames(styles.select, height === 'small' && styles.small, isWrong && styles.wrong)}
      >
        {children}
      </select>
      <DownIcon className={styles.mark} />
    </span>
  );
}
