import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { ComparedCell } from './compared-cell';
import { ComparedName, ComparedPicture, ComparedSource } from './compared-head';
import { type ComparedRow, groupRows } from './comparison/comparison';
import styles from './comparison-table.module.css';
import { textsOf } from './texts';

interface ComparisonTableProps {
  readonly projects: readonly Project[];
  readonly rows: readonly ComparedRow[];
  readonly onlyDifferences: boolean;
  /** Builds the address of a comparison. */
  readonly hrefOf: (ids: readonly string[]) => string;
  /** Called as the link of a column that removes its project is followed. */
  readonly onRemove: (id: string) => void;
}

/** The comparison table, grouped by what a buyer weighs: money, the home, amenities, surroundings. */
export function ComparisonTable({ projects, rows, onlyDifferences, hrefOf, onRemove }: ComparisonTableProps) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const names = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const isHeadGone = useIsGone(head);
  const groups = groupRows(onlyDifferences ? rows.filter(({ differs }) => differs) : rows);
  const columns = { '--columns': projects.length } as CSSProperties;
  return (
    <div className={styles.frame} style={columns}>
      {/* A copy of what a column is recognised by: the head itself, with its picture, would cover half a phone. */}
      <div className={styles.names} data-shown={isHeadGone || undefined} aria-hidden="true">
        <div ref={names}>
          {projects.map(({ id, name, price }) => (
            <span key={id}>
              {name}
              <small>{price > 0 ? format.dirhams(price) : null}</small>
            </span>
          ))}
        </div>
      </div>
      <section
        className={styles.scroll}
        aria-label={texts.table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by the keyboard
        tabIndex={0}
        onScroll={(event) => {
          if (names.current) names.current.style.transform = `translateX(${-event.currentTarget.scrollLeft}px)`;
        }}
      >
        <table className={styles.table}>
          {/* Rows of their own: a name that takes two lines moves the places below all names alike. */}
          <thead ref={head}>
            <tr>
              <td className={styles.corner} rowSpan={3}>
                <p>{texts.count(projects.length)}</p>
              </td>
              {projects.map((project, index) => (
                <ComparedPicture key={project.id} project={project} isFirst={index === 0} />
              ))}
            </tr>
            <tr>
              {projects.map((project) => (
                <ComparedName key={project.id} project={project} />
              ))}
            </tr>
            <tr>
              {projects.map((project) => (
                <ComparedSource
                  key={project.id}
                  project={project}
                  projects={projects}
                  hrefOf={hrefOf}
                  onRemove={onRemove}
                />
              ))}
            </tr>
          </thead>
          {groups.map(({ group, rows: own }) => (
            <tbody key={group}>
              <GroupRow title={texts.groups[group]} projects={projects} />
              {own.map((row) => (
                <Row key={keyOf(row)} row={row} projects={projects} />
              ))}
            </tbody>
          ))}
          {groups.length > 0 ? null : (
            <tbody>
              <GroupRow title={texts.nothingDiffers} projects={projects} />
            </tbody>
          )}
          <tbody>
            <tr className={styles.last}>
              <th scope="row" className={styles.rowHead}>
                <span className="visually-hidden">{texts.enquire}</span>
              </th>
              {projects.map((project) => (
                <td key={project.id} className={styles.cell}>
                  <ButtonLink size="small" href={paths.project(project)} aria-label={texts.viewName(project.name)}>
                    {texts.view}
                  </ButtonLink>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** Whether an element has scrolled out of the window at the top. */
function useIsGone(element: RefObject<HTMLElement | null>): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const seen = new IntersectionObserver(([entry]) => {
      if (entry) setGone(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    seen.observe(element.current);
    return () => seen.disconnect();
  }, [element]);
  return isGone;
}

function GroupRow({ title, projects }: { readonly title: string; readonly projects: readonly Project[] }) {
  return (
    <tr>
      <th className={styles.groupHead} scope="rowgroup" colSpan={projects.length + 1}>
        {title}
      </th>
    </tr>
  );
}

function Row({ row, projects }: { readonly row: ComparedRow; readonly projects: readonly Project[] }) {
  const texts = useTexts(textsOf);
  return (
    <tr className={row.differs ? styles.differs : undefined}>
      <th scope="row" className={styles.rowHead}>
        <span className={styles.label}>{labelOf(row, texts)}</span>
        {row.differs ? <span className="visually-hidden">{texts.differs}</span> : null}
      </th>
      {projects.map((project, index) => (
        <ComparedCell key={project.id} row={row} project={project} index={index} />
      ))}
    </tr>
  );
}

function labelOf(row: ComparedRow, texts: ReturnType<typeof textsOf>): string {
  switch (row.kind) {
    case 'fact':
      return texts.rows[row.fact];
    case 'amenity':
      return row.name;
    case 'nearby':
      return texts.nearby(row.name);
  }
}

function keyOf(row: ComparedRow): string {
  return row.kind === 'fact' ? row.fact : `${row.kind} ${row.name}`;
}
