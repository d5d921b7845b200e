import type { ReactNode } from 'react';
import styles from './field-row.module.css';

/** Two fields side by side where there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
