import type { ReactNode } from 'react';
import styles from './block.module.css';

interface BlockProps {
  /** Unique in the document. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the page, with its title. */
export function Block({ id, title, children }: BlockProps) {
  return (
    <section id={id} className={styles.block} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
