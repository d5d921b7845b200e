import { classNames } from '@iwan/shared/dom/class-names';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';
import { FramedPicture } from '@iwan/shared/ui/content/framed-picture';
import { LogoPlate } from '@iwan/shared/ui/content/logo-plate';
import styles from './comparison-table.module.css';
import { textsOf } from './texts';

interface ComparedProps {
  readonly project: Project;
}

/** The top of a column: the project's picture. */
export function ComparedPicture({ project: { image }, isFirst }: ComparedProps & { readonly isFirst: boolean }) {
  return (
    <td className={styles.column}>
      <FramedPicture
        className={styles.picture}
        path={image}
        alt=""
        width={340}
        height={255}
        sizes="(max-width: 767.98px) 45vw, (max-width: 1440px) 26vw, 340px"
        priority={isFirst}
      />
    </td>
  );
}

/** The head of a column: the project's name. */
export function ComparedName({ project }: ComparedProps) {
  return (
    <th scope="col" className={classNames(styles.column, styles.columnHead)}>
      <a href={paths.project(project)}>{project.name}</a>
    </th>
  );
}

interface ComparedSourceProps extends ComparedProps {
  readonly projects: readonly Project[];
  /** Builds the address of a comparison. */
  readonly hrefOf: (ids: readonly string[]) => string;
  readonly onRemove: (id: string) => void;
}

/** Place and developer of a column, and the link that removes it. */
export function ComparedSource({ project, projects, hrefOf, onRemove }: ComparedSourceProps) {
  const texts = useTexts(textsOf);
  const { id, name, location, developer } = project;
  const others = projects.filter((other) => other.id !== id).map((other) => other.id);
  return (
    <td className={classNames(styles.column, styles.columnSource)}>
      {location === null ? null : <p>{location}</p>}
      <div className={styles.foot}>
        {developer === null || developer.logo === null ? (
          <span />
        ) : (
          <LogoPlate className={styles.logo} path={developer.logo} name={developer.name} />
        )}
        <a
          className={styles.remove}
          href={hrefOf(others)}
          aria-label={texts.removeName(name)}
          rel="nofollow"
          onClick={(event) => {
            if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onRemove(id);
          }}
        >
          {texts.remove}
        </a>
      </div>
    </td>
  );
}
