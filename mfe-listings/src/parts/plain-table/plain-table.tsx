import { classNames } from '@iwan/shared/dom/class-names';
import type { ReactNode } from 'react';
import styles from './plain-table.module.css';

interface PlainTableProps {
  readonly caption?: string;
  readonly heads: readonly string[];
  /** The first cell names its row; a row of one cell spans all columns. */
  readonly rows: readonly (readonly ReactNode[])[];
  readonly className?: string | undefined;
}

/** A table of figures. */
export function PlainTable({ caption, heads, rows, className }: PlainTableProps) {
  return (
    <table className={classNames(styles.table, className)}>
      {caption === undefined ? null : <caption>{caption}</caption>}
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest], index) => (
          <tr key={index}>
            {rest.length === 0 ? <td colSpan={heads.length}>{first}</td> : <th scope="row">{first}</th>}
            {rest.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
