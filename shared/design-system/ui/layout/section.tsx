import type { ReactNode } from 'react';
import { classNames } from '../../dom/class-names';
import styles from './section.module.css';

interface SectionProps {
  readonly id?: string;
  /** The paper it stands on. `sunk` is sand, and is entered through a small arch. */
  readonly ground?: 'paper' | 'sunk';
  /** Sand that follows a sheet floating above it has no room for the arch. */
  readonly threshold?: boolean;
  /** The air above, left out where the section before stands on the same paper. */
  readonly tight?: boolean;
  readonly labelledBy?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A block of a page with its air and its ground. */
export function Section({
  id,
  ground = 'paper',
  threshold = ground === 'sunk',
  tight = false,
  labelledBy,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames(
        styles.section,
        ground === 'sunk' && styles.sunk,
        threshold && styles.threshold,
        tight && styles.tight,
        className,
      )}
    >
      {children}
    </section>
  );
}
