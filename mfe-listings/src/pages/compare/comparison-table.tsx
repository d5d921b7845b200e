import { locationIn } from '@iwan/shared/domain/areas/area-of';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { unitWords } from '@iwan/shared/domain/values/unit-words';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import { useDisplayUnits } from '@iwan/shared/state/site-store';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { FramedPicture } from '@iwan/shared/ui/content/framed-picture';
import { CloseIcon } from '@iwan/shared/ui/icons/close';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { Link } from '@iwan/shared/ui/links/link';
import { RecordName } from '@iwan/shared/ui/records/record-words';
import type { CSSProperties } from 'react';
import { ComparedCell } from './compared-cell';
import { type ComparedRow, foldRows } from './comparison/comparison';
import styles from './comparison-table.module.css';
import { textsOf } from './texts';

interface ComparisonTableProps {
  readonly projects: readonly Project[];
  readonly rows: readonly ComparedRow[];
  /** Builds the address of a comparison. */
  readonly hrefOf: (ids: readonly string[]) => string;
  /** Called as the link of a column that removes its project is followed. */
  readonly onRemove: (id: string) => void;
}

/** The comparison: figures that help to choose, and below them, folded, those that one project alone has and equal ones. */
export function ComparisonTable({ projects, rows, hrefOf, onRemove }: ComparisonTableProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { shown, single, same } = foldRows(rows);
  const hasYield = shown.some((row) => row.kind === 'fact' && row.fact === 'netYield');
  return (
    <div style={{ '--columns': projects.length } as CSSProperties}>
      <table className={styles.table} aria-label={texts.table}>
        <thead>
          <tr>
            <td />
            {projects.map((project, index) => (
              <td key={project.id}>
                <ComparedPicture
                  project={project}
                  isFirst={index === 0}
                  removeHref={hrefOf(projects.filter(({ id }) => id !== project.id).map(({ id }) => id))}
                  onRemove={onRemove}
                />
              </td>
            ))}
          </tr>
          <tr className={styles.names}>
            <td />
            {projects.map((project) => (
              <th key={project.id} scope="col">
                <Link href={paths.project(project)}>
                  <RecordName of={project} />
                </Link>
                <small>{project.location && locationIn(project.location, locale)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows rows={shown} projects={projects} />
        </tbody>
        <tfoot>
          <tr>
            <td />
            {projects.map((project) => (
              <td key={project.id}>
                <ButtonLink
                  size="small"
                  className={styles.ask}
                  href={`${paths.project(project)}#enquiry-title`}
                  aria-label={texts.askAbout(shownName(project))}
                >
                  {texts.ask}
                </ButtonLink>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {hasYield ? <p className={styles.note}>{texts.yieldNote}</p> : null}
      <FoldedTable title={texts.same} rows={same} projects={projects} />
      <FoldedTable title={texts.single} rows={single} projects={projects} />
    </div>
  );
}

interface ComparedPictureProps {
  readonly project: Project;
  readonly isFirst: boolean;
  /** The comparison without the project. */
  readonly removeHref: string;
  readonly onRemove: (id: string) => void;
}

function ComparedPicture({
  project: { id, name, translation, image },
  isFirst,
  removeHref,
  onRemove,
}: ComparedPictureProps) {
  const texts = useTexts(textsOf);
  return (
    <FramedPicture
      className={styles.picture}
      path={image}
      alt=""
      width={340}
      height={212}
      sizes="(max-width: 767.98px) 30vw, (max-width: 1440px) 26vw, 340px"
      priority={isFirst}
    >
      <Link
        className={styles.remove}
        href={removeHref}
        aria-label={texts.removeName(shownName({ name, translation }))}
        rel="nofollow"
        onClick={(event) => {
          if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onRemove(id);
        }}
      >
        <CloseIcon />
      </Link>
    </FramedPicture>
  );
}

interface RowsProps {
  readonly rows: readonly ComparedRow[];
  readonly projects: readonly Project[];
}

/** Rows that do not help to choose, with the names of the columns for screen readers; nothing without any. */
function FoldedTable({ title, rows, projects }: RowsProps & { readonly title: string }) {
  if (rows.length === 0) return null;
  return (
    <details className={styles.fold}>
      <summary>
        {title} <span>{rows.length}</span>
        <DownIcon />
      </summary>
      <table className={styles.table} aria-label={title}>
        <thead className="visually-hidden">
          <tr>
            <td />
            {projects.map((project) => (
              <th key={project.id} scope="col">
                {shownName(project)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows rows={rows} projects={projects} />
        </tbody>
      </table>
    </details>
  );
}

function Rows({ rows, projects }: RowsProps) {
  const texts = useTexts(textsOf);
  const unit = useDisplayUnits(({ areaUnit }) => areaUnit);
  const locale = useLocale();
  const labelOf = (row: ComparedRow) =>
    row.kind === 'fact'
      ? texts.rows[row.fact](unitWords(unit, locale), row.of && valueWords(row.of, locale))
      : valueWords(row.name, locale);
  return rows.map((row) => (
    <tr key={row.kind === 'fact' ? row.fact : `${row.kind} ${row.name}`}>
      <th scope="row">{labelOf(row)}</th>
      {projects.map((project, index) => (
        <ComparedCell key={project.id} row={row} project={project} index={index} />
      ))}
    </tr>
  ));
}
