import type { Head } from '@iwan/shared/contracts/module';
import { classNames } from '@iwan/shared/dom/class-names';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard as Project } from '@iwan/shared/domain/model/entities';
import { imagePath } from '@iwan/shared/paths/image';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { textsOf } from '../texts';
import { cardWidth, ProjectCard } from './project-card';
import styles from './project-grid.module.css';

interface ProjectGridProps {
  readonly projects: readonly Project[];
  /** Below 991 px a `row` scrolls sideways with snap points, and a `stack` continues downwards. */
  readonly flow: 'row' | 'stack';
  /** How many cards, from the first, load their picture eagerly. */
  readonly eager?: number;
  /** The link of each card; the project's own page when left out. */
  readonly hrefOf?: (project: Project) => string;
  /** Rendered above each card, such as why it is shown; for all cards or none. */
  readonly notes?: readonly string[];
  readonly onFull: () => void;
}

/** The `sizes` of the pictures in each flow. */
const sizes = {
  row: '(max-width: 767.98px) 86vw, (max-width: 990.98px) 46vw, (max-width: 1440px) 30vw, 428px',
  stack: '(max-width: 767.98px) 92vw, (max-width: 990.98px) 45vw, (max-width: 1440px) 30vw, 428px',
} as const;

/** The first picture of a page that begins with these cards; for its head. */
export function firstPictureOf(
  projects: readonly Project[],
  flow: keyof typeof sizes,
): Pick<Head, 'image' | 'firstPicture'> {
  const path = projects[0]?.image;
  return path ? { image: imagePath(path, 1280), firstPicture: { path, width: cardWidth, sizes: sizes[flow] } } : {};
}

/** Cards in three columns; 'No properties available' where there are none. */
export function ProjectGrid({ projects, flow, eager = 0, hrefOf, notes, onFull }: ProjectGridProps) {
  const texts = useTexts(textsOf);
  if (projects.length === 0) return <EmptyState title={texts.none} reason={texts.soon} />;
  return (
    <ul className={classNames(styles.grid, styles[flow])}>
      {projects.map((project, index) => (
        <li key={project.id} className={notes && styles.noted}>
          {notes ? <p className={styles.note}>{notes[index]}</p> : null}
          <ProjectCard
            project={project}
            href={hrefOf?.(project)}
            sizes={sizes[flow]}
            priority={index < eager}
            onFull={onFull}
          />
        </li>
      ))}
    </ul>
  );
}
