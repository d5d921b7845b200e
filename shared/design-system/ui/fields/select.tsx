import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../../dom/class-names';
import { DownIcon } from '../icons/down';
import styles from './select.module.css';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLSelectElement>;
  /** `small` is 44 px high, for dense places. */
  readonly height?: 'normal' | 'small';
  /** Its error stands beneath. */
  readonly isWrong?: boolean;
}

/** One of many, as the browser's own list. Its label is the caller's. */
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
