import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: ReactNode;
  readonly lede?: string;
  /** The content at the end of the title's line. */
  readonly children?: ReactNode;
}

/** The top of a page without a banner: its heading, and a sentence below it. */
export function PageHead({ title, lede, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {lede === undefined ? null : <p className={styles.lede}>{lede}</p>}
      {children}
    </div>
  );
}
