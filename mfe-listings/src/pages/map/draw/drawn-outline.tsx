import styles from './draw-surface.module.css';
import type { Pixel } from './simplify-line';

interface DrawnOutlineProps {
  /** The stroke in progress. */
  readonly line: readonly Pixel[];
  readonly corners: readonly Pixel[];
  readonly crosshair: Pixel | null;
}

const points = (line: readonly Pixel[]) => line.map(({ x, y }) => `${x},${y}`).join(' ');

/** The outline so far, above the map. */
export function DrawnOutline({ line, corners, crosshair }: DrawnOutlineProps) {
  return (
    <svg className={styles.drawing} aria-hidden="true">
      <polygon className={styles.area} points={points(corners)} />
      <polyline className={styles.line} points={points(line)} />
      {corners.map((corner, at) => (
        <circle key={at} className={styles.corner} cx={corner.x} cy={corner.y} r="6" />
      ))}
      {crosshair === null ? null : (
        <path
          className={styles.crosshair}
          d={`M${crosshair.x - 14} ${crosshair.y}h28M${crosshair.x} ${crosshair.y - 14}v28`}
        />
      )}
    </svg>
  );
}
