import { Children, type ReactNode } from 'react';
import styles from './niche-grid.module.css';

/** Niches in four columns, fewer in narrow windows. */
export function NicheGrid({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={styles.grid}>
      {Children.map(children, (niche) => (
        <li>{niche}</li>
      ))}
    </ul>
  );
}
