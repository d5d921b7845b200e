import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** An ivory plate with a word as it was given. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
