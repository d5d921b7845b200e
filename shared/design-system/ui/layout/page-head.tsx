import type { ReactNode } from 'react';
import { classNames } from '../../dom/class-names';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly lede?: string;
  /** Smaller, for a page whose content below matters more; on one line where that fits. */
  readonly isCompact?: boolean;
  /** The content at the end of the title's line. */
  readonly children?: ReactNode;
}

/** The top of a page without a banner: its heading over two thirds, a sentence beside it. */
export function PageHead({ title, lede, isCompact = false, children }: PageHeadProps) {
  return (
    <div className={classNames(styles.head, isCompact && styles.compact)}>
      <h1>{title}</h1>
      {lede === undefined ? null : <p className={styles.lede}>{lede}</p>}
      {children}
    </div>
  );
}
