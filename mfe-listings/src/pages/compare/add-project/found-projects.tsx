import { useIsHydrated } from '@iwan/shared/dom/use-is-hydrated';
import { locationIn } from '@iwan/shared/domain/areas/area-of';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { Picture } from '@iwan/shared/ui/content/picture';
import { Link } from '@iwan/shared/ui/links/link';
import { useEffect } from 'react';
import { PlusIcon } from '../../../parts/icons';
import { textsOf } from '../texts';
import styles from './add-project.module.css';

interface FoundProjectsProps {
  /** The id of the list, for ARIA. */
  readonly id: string;
  readonly projects: readonly ProjectCard[];
  /** The projects that are compared; a link to one more keeps them. */
  readonly ids: readonly string[];
  readonly hrefOf: (ids: readonly string[]) => string;
  /** The active option of the field. */
  readonly active: number | null;
  readonly onAdd: (project: ProjectCard) => void;
}

/** The id prefix by which the field names its active option. */
export const optionId = (list: string, index: number) => `${list}-${index}`;

/** The projects found: links without script, the options of the combobox with it. The focus stays in the field. */
export function FoundProjects({ id, projects, ids, hrefOf, active, onAdd }: FoundProjectsProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const isHydrated = useIsHydrated();

  useEffect(() => {
    if (active !== null) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <ul id={id} {...(isHydrated ? { role: 'listbox', 'aria-label': texts.list } : {})}>
      {projects.map((project, index) => (
        <li key={project.id} role={isHydrated ? 'presentation' : undefined}>
          <Link
            {...(isHydrated
              ? { id: optionId(id, index), role: 'option', tabIndex: -1, 'aria-selected': index === active }
              : {})}
            href={hrefOf([...ids, project.id])}
            aria-label={texts.addName(shownName(project))}
            rel="nofollow"
            // A press must not move the focus out of the field: the list would close before the click.
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
              <span className={styles.name}>{shownName(project)}</span>
              {/* Hidden, since the accessible name of the link does not contain it (WCAG 2.5.3). */}
              {project.location === null ? null : (
                <span className={styles.place} aria-hidden="true">
                  {locationIn(project.location, locale)}
                </span>
              )}
            </span>
            <PlusIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}
