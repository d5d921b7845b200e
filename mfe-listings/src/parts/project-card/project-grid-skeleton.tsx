import { classNames } from '@iwan/shared/dom/class-names';
import { LoadingStatus, Skeleton } from '@iwan/shared/ui/feedback/skeleton';
import styles from './project-grid.module.css';
import skeleton from './project-grid-skeleton.module.css';

interface ProjectGridSkeletonProps {
  readonly count: number;
  readonly flow: 'row' | 'stack';
}

/** Placeholders of cards while they are loaded. */
export function ProjectGridSkeleton({ count, flow }: ProjectGridSkeletonProps) {
  return (
    <>
      <LoadingStatus />
      <div className={classNames(styles.grid, styles[flow])}>
        {Array.from({ length: count }, (_, place) => `card-${place}`).map((place) => (
          <div key={place}>
            <Skeleton className={skeleton.media} />
            <Skeleton className={skeleton.title} />
            <Skeleton className={skeleton.place} />
            <Skeleton className={skeleton.kinds} />
            <Skeleton className={skeleton.price} />
            <Skeleton className={skeleton.foot} />
          </div>
        ))}
      </div>
    </>
  );
}
