import { classNames } from '@iwan/shared/dom/class-names';
import type { ReactNode } from 'react';
import styles from './fact-lines.module.css';

export interface FactLine {
  /** Unique in the list. */
  readonly name: string;
  readonly value: ReactNode;
  /** Stands out. */
  readonly isTotal?: boolean;
}

/** Names and values, a line each. */
export function FactLines({
  lines,
  className,
}: {
  readonly lines: readonly FactLine[];
  readonly className?: string | undefined;
}) {
  return (
    <dl className={classNames(styles.lines, className)}>
      {lines.map(({ name, value, isTotal }) => (
        <div key={name} data-total={isTotal || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
