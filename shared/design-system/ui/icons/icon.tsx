import type { ReactNode } from 'react';
import { classNames } from '../../dom/class-names';
import styles from './icon.module.css';

export interface IconProps {
  readonly className?: string | undefined;
}

interface Drawn extends IconProps {
  /** An arrow, which is mirrored in right-to-left pages. */
  readonly turns?: boolean;
  /** Lines on a grid of 24 by 24. */
  readonly children: ReactNode;
}

/** A line icon beside a text. Hidden from screen readers, since the text has the meaning. Each icon is a file in `icons`. */
export function Icon({ className, turns = false, children }: Drawn) {
  return (
    <svg
      className={classNames(styles.icon, turns && styles.turns, className)}
      viewBox="0 0 24 24"
      // Small also before the stylesheet is loaded.
      width="24"
      height="24"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
