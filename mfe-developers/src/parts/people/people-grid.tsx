import type { ReactNode } from 'react';
import styles from './people-grid.module.css';

/** People in four columns, three below 1390 px, two below 640 px, one below 360 px. Its children are `li`. */
export function PeopleGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
