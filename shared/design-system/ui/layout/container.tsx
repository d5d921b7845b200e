import type { ReactNode } from 'react';
import { classNames } from '../../dom/class-names';
import styles from './container.module.css';

/** The column of a page: 1344 px at most, with a gutter that grows with the window. */
export function Container({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <div className={classNames(styles.container, className)}>{children}</div>;
}
