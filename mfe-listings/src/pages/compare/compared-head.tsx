import type { Project } from '@iwan/shared/contracts/entities';
import { paths } from '@iwan/shared/paths/paths';
import { FramedPicture } from '@iwan/shared/ui/framed-picture';
import { LogoPlate } from '@iwan/shared/ui/logo-plate';
import styles from './comparison-table.module.css';
import { texts } from './texts';

interface ComparedHeadProps {
  readonly project: Project;
  readonly projects: readonly Project[];
  readonly onRemove: (id: string) => void;
}

/** The head of a column: picture, name, place, developer, and the way to take the project out. */
export function ComparedHead({ project, projects, onRemove }: ComparedHeadProps) {
  const { id, name, image, location, developer } = project;
  const others = projects.filter((other) => other.id !== id).map((other) => other.id);
  return (
    <th scope="col" className={styles.columnHead}>
      <FramedPicture
        className={styles.picture}
        path={image}
        alt=""
        width={340}
        height={255}
        sizes="(max-width: 767.98px) 45vw, (max-width: 1440px) 26vw, 340px"
        priority={projects[0]?.id === id}
      />
      <h2>
        <a href={paths.project(project)}>{name}</a>
      </h2>
      {location === null ? null : <p>{location}</p>}
      <div className={styles.foot}>
        {developer === null || developer.logo === null ? (
          <span />
        ) : (
          <LogoPlate className={styles.logo} path={developer.logo} name={developer.name} />
        )}
        <a
          className={styles.remove}
          href={paths.compare({ project: others })}
          aria-label={texts.removeName(name)}
          rel="nofollow"
          onClick={(event) => {
            if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onRemove(id);
          }}
        >
          {texts.remove}
        </a>
      </div>
    </th>
  );
}
