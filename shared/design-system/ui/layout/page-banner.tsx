import type { ReactNode } from 'react';
import { classNames } from '../../dom/class-names';
import styles from './page-banner.module.css';

interface PageBannerProps {
  /** The full-width picture and its `sizes`; `null` without one. */
  readonly picture: ReactNode;
  /** The name of the picture in a view transition. */
  readonly pictureId?: string;
  readonly className?: string | undefined;
  /** Controls on the picture; below the plate where there is no picture. */
  readonly controls?: ReactNode;
  /** The content of the plate: the page's heading and what belongs to it. */
  readonly children: ReactNode;
}

/** A full-width picture with a plate at its lower corner; below it in narrow windows. */
export function PageBanner({ picture, pictureId, className, controls, children }: PageBannerProps) {
  const plate = <div className={classNames(styles.plate, picture === null && styles.bare)}>{children}</div>;
  if (picture === null)
    return (
      <div className={classNames(styles.banner, className)}>
        {plate}
        {controls}
      </div>
    );
  return (
    <div className={classNames(styles.banner, className)}>
      <div className={styles.top}>
        <div id={pictureId} className={styles.picture}>
          {picture}
        </div>
        {controls}
      </div>
      {plate}
    </div>
  );
}
