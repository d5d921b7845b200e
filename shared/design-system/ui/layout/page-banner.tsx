import type { ReactNode } from 'react';
import { classNames } from '../../dom/class-names';
import styles from './page-banner.module.css';

interface PageBannerProps {
  /** The full-width picture and its `sizes`; `null` without one. */
  readonly picture: ReactNode;
  readonly className?: string | undefined;
  /** The content of the plate: the page's heading and what belongs to it. */
  readonly children: ReactNode;
}

/** A full-width picture with a plate at its lower corner; below it in narrow windows. */
export function PageBanner({ picture, className, children }: PageBannerProps) {
  return (
    <div className={classNames(styles.banner, className)}>
      {picture === null ? null : <div className={styles.picture}>{picture}</div>}
      <div className={classNames(styles.plate, picture === null && styles.bare)}>{children}</div>
    </div>
  );
}
