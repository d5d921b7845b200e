import type { ProjectCard } from '@iwan/shared/contracts/entities';
import { paths } from '@iwan/shared/paths/paths';
import { Button } from '@iwan/shared/ui/button';
import { CardLink } from '@iwan/shared/ui/card-link';
import { FramedPicture } from '@iwan/shared/ui/framed-picture';
import { IconButton } from '@iwan/shared/ui/icon-button';
import { useId } from 'react';
import styles from './saved-dialog.module.css';
import { texts } from './texts';

interface SavedListProps {
  readonly title: string;
  readonly projects: readonly ProjectCard[];
  /** Left out where single entries stay. */
  readonly onRemove?: (project: ProjectCard) => void;
  /** What the button that empties the list says. */
  readonly clear: string;
  readonly onClear: () => void;
}

/** Projects that this browser has kept: picture, name, place and price, each leading to its page. */
export function SavedList({ title, projects, onRemove, clear, onClear }: SavedListProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading}>{title}</h3>
        <Button look="quiet" size="small" onClick={onClear} aria-label={clear}>
          {texts.clear}
        </Button>
      </div>
      <ul className={styles.list}>
        {projects.map((project) => (
          <li key={project.id} className={styles.entry}>
            <FramedPicture path={project.image} alt="" width={112} height={84} sizes="112px" />
            <div className={styles.words}>
              <h4>
                <CardLink href={paths.project(project)}>{project.name}</CardLink>
              </h4>
              {project.location === null ? null : <p>{project.location}</p>}
              {project.startingPrice === null ? null : <p>{texts.price(project.startingPrice)}</p>}
            </div>
            {onRemove === undefined ? null : (
              <IconButton
                className={styles.remove}
                icon="close"
                look="bare"
                label={texts.remove(project.name)}
                onClick={() => onRemove(project)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
