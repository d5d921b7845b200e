import type { ReactNode } from 'react';
import styles from './section-head.module.css';

interface SectionHeadProps {
  readonly id?: string;
  readonly title: string;
  readonly lede?: string;
  /** The content at the end of the title's line: a pager, a link. */
  readonly children?: ReactNode;
}

/** A section's title with its actions. */
export function SectionHead({ id, title, lede, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id={id} tabIndex={id === undefined ? undefined : -1}>
          {title}
        </h2>
        {lede === undefined ? null : <p className={styles.lede}>{lede}</p>}
      </div>
      {children}
    </div>
  );
}
