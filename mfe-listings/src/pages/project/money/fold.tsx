import { DownIcon } from '@iwan/shared/ui/icons/down';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** The id of the content: browsers open the group that contains the target of a link. */
  readonly id: string;
  readonly title: string;
  /** The most telling figure, for which most readers need not open the group. */
  readonly answer: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A closed group of facts with its answer in its line; opened without script. */
export function Fold({ id, title, answer, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen || undefined} suppressHydrationWarning>
      <summary>
        <h3>{title}</h3>
        <span>{answer}</span>
        <DownIcon />
      </summary>
      <div id={id} className={styles.content}>
        {children}
      </div>
    </details>
  );
}
