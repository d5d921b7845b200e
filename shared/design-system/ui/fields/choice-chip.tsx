import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './choice-chip.module.css';

interface ChoiceChipProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  /** One of several choices, or any of them. */
  readonly type: 'radio' | 'checkbox';
  /** What the choice is called. */
  readonly children: ReactNode;
}

/** A choice as a square chip with a tick when it is chosen: colour alone says nothing. */
export function ChoiceChip({ children, ...input }: ChoiceChipProps) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      <span>{children}</span>
    </label>
  );
}

/** Chips in a row that wraps. */
export function ChoiceChips({ children }: { readonly children: ReactNode }) {
  return <div className={styles.choices}>{children}</div>;
}
