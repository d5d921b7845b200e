import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { type ReactNode, useId } from 'react';
import { ListHead } from './list-head';
import styles from './saved-dialog.module.css';
import type { SavedEntry } from './saved-facts';
import { SavedProject } from './saved-project';

interface SavedListProps {
  readonly title: string;
  readonly entries: readonly SavedEntry[];
  /** Left out where single entries cannot be removed. */
  readonly onRemove?: (project: ProjectCard) => void;
  readonly clear: string;
  readonly onClear: () => void;
  /** Below the list. */
  readonly children?: ReactNode;
}

/** Saved projects, each with a link to its page. */
export function SavedList({ title, entries, onRemove, children, ...head }: SavedListProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <ListHead id={heading} title={title} {...head} />
      <ul>
        {entries.map((entry) => (
          <SavedProject
            key={entry.project.id}
            entry={entry}
            onRemove={onRemove === undefined ? undefined : () => onRemove(entry.project)}
          />
        ))}
      </ul>
      {children === undefined ? null : <div className={styles.below}>{children}</div>}
    </section>
  );
}
