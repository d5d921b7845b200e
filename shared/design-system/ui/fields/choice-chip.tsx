import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './choice-chip.module.css';

interface ChoiceChipProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  /** A radio button, or a checkbox. */
  readonly type: 'radio' | 'checkbox';
  /** The label. */
  readonly children: ReactNode;
}

/** A choice as a chip, with a tick when it is chosen, so that it does not depend on colour alone. */
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
