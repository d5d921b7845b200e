import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../dom/class-names';
import styles from './check.module.css';

interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly children: ReactNode;
  /** `caps` for the specification's wording in capitals. */
  readonly wording?: 'plain' | 'caps';
}

/** A checkbox with its label, both one target. */
export function Check({ children, wording = 'plain', className, ...rest }: CheckProps) {
  return (
    <label className={classNames(styles.check, className)}>
      <input {...rest} type="checkbox" />
      <span className={classNames(wording === 'caps' && styles.caps)}>{children}</span>
    </label>
  );
}
