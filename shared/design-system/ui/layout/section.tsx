import type { ReactNode } from 'react';
import { classNames } from '../../dom/class-names';
import styles from './section.module.css';

interface SectionProps {
  readonly id?: string;
  /** The background. `sunk` is sand, with a small arch at its top. */
  readonly ground?: 'paper' | 'sunk';
  /** Without the arch, below an element that overlaps it. */
  readonly threshold?: boolean;
  /** Without padding at the top, where the previous section has the same background. */
  readonly tight?: boolean;
  readonly labelledBy?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A section of a page with its padding and background. */
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
