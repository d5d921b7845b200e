import type { ReactNode } from 'react';
import { classNames } from '../../dom/class-names';
import styles from './page-banner.module.css';

interface PageBannerProps {
  /** The picture across the page, and what is drawn on it; `null` where there is none. */
  readonly picture: ReactNode;
  /** By which a page's picture is found as it crosses to another page. */
  readonly pictureId?: string;
  readonly className?: string | undefined;
  /** Controls on the picture; beneath the plate where there is no picture. */
  readonly controls?: ReactNode;
  /** What the plate says: the page's heading, and what belongs to it. */
  readonly children: ReactNode;
}

/** A picture across the page, and the paper plate cut into its lower corner; beneath it on narrow windows. */
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
