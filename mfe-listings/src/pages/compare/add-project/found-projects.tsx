import { useIsHydrated } from '@iwan/shared/dom/use-is-hydrated';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { Picture } from '@iwan/shared/ui/content/picture';
import { useEffect } from 'react';
import { PlusIcon } from '../../../parts/icons/plus';
import { textsOf } from '../texts';
import styles from './add-project.module.css';

interface FoundProjectsProps {
  /** The id of the list. */
  readonly id: string;
  readonly projects: readonly ProjectCard[];
  /** The compared projects, which a link to one more shows beside it. */
  readonly ids: readonly string[];
  readonly hrefOf: (ids: readonly string[]) => string;
  /** The option that the field is on. */
  readonly active: number | null;
  readonly onAdd: (project: ProjectCard) => void;
}

/** The name by which the field says which option it is on. */
export const optionId = (list: string, index: number) => `${list}-${index}`;

/** What the field has found: links without script, the options of its list with it. The focus stays in the field. */
export function FoundProjects({ id, projects, ids, hrefOf, active, onAdd }: FoundProjectsProps) {
  const texts = useTexts(textsOf);
  const isHydrated = useIsHydrated();

  useEffect(() => {
    if (active !== null) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <ul id={id} {...(isHydrated ? { role: 'listbox', 'aria-label': texts.list } : {})}>
      {projects.map((project, index) => (
        <li key={project.id} role={isHydrated ? 'presentation' : undefined}>
          <a
            {...(isHydrated
              ? { id: optionId(id, index), role: 'option', tabIndex: -1, 'aria-selected': index === active }
              : {})}
            href={hrefOf([...ids, project.id])}
            aria-label={texts.addName(project.name)}
            rel="nofollow"
            // A press must not take the focus out of the field, which would close the list beneath the finger.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onAdd(project);
            }}
          >
            {project.image === null ? (
              <span />
            ) : (
              <Picture path={project.image} alt="" width={64} height={48} sizes="64px" />
            )}
            <span>
              <span className={styles.name}>{project.name}</span>
              {/* Beside the name that the link has, it would be a label that the name does not contain (WCAG 2.5.3). */}
              {project.location === null ? null : (
                <span className={styles.place} aria-hidden="true">
                  {project.location}
                </span>
              )}
            </span>
            <PlusIcon />
          </a>
        </li>
      ))}
    </ul>
  );
}
