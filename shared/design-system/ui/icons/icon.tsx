import type { ReactNode } from 'react';
import { classNames } from '../../dom/class-names';
import styles from './icon.module.css';

export interface IconProps {
  readonly className?: string | undefined;
}

interface Drawn extends IconProps {
  /** An arrow, which turns around in right-to-left pages. */
  readonly turns?: boolean;
  /** On a field of 24 by 24, drawn in lines. */
  readonly children: ReactNode;
}

/** A line drawing beside a text; the text says what it means, so it is silent. Each drawing is a file in `icons`. */
export function Icon({ className, turns = false, children }: Drawn) {
  return (
    <svg
      className={classNames(styles.icon, turns && styles.turns, className)}
      viewBox="0 0 24 24"
      // Small also where no stylesheet has arrived.
      width="24"
      height="24"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
