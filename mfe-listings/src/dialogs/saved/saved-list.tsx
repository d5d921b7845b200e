import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { useId } from 'react';
import { ListHead } from './list-head';
import type { SavedEntry } from './saved-facts';
import { SavedProject } from './saved-project';

interface SavedListProps {
  readonly title: string;
  readonly entries: readonly SavedEntry[];
  /** Left out where single entries cannot be removed. */
  readonly onRemove?: (project: ProjectCard) => void;
  readonly clear: string;
  readonly onClear: () => void;
}

/** Saved projects, each with a link to its page. */
export function SavedList({ title, entries, onRemove, ...head }: SavedListProps) {
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
    </section>
  );
}
