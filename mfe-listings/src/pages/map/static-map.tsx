import type { ProjectMarker } from '@iwan/shared/contracts/entities';
import { startView } from '@iwan/shared/domain/map-markers';
import { toWorldPoint } from '@iwan/shared/domain/mercator';
import { paths } from '@iwan/shared/paths/paths';
import dark from './base-map-dark.webp';
import light from './base-map-light.webp';
import { PinDrawing } from './pin';
import styles from './static-map.module.css';

/** The picture shows the start of the map at its own size, in pixels. */
const size = { width: 1440, height: 1000 };

interface StaticMapProps {
  readonly markers: readonly ProjectMarker[];
  /** Whether it is all the map there will be. Else its doors are for visitors without script only. */
  readonly isLasting: boolean;
}

/** The shipped picture of the map with the projects' doors on it, exactly where the live map has them. */
export function StaticMap({ markers, isLasting }: StaticMapProps) {
  const doors = markers.map((project) => <StaticPin key={project.id} project={project} />);
  return (
    <div className={styles.layer}>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={dark} />
        <img src={light} alt="" width={size.width} height={size.height} fetchPriority="high" />
      </picture>
      {isLasting ? doors : <noscript>{doors}</noscript>}
    </div>
  );
}

function StaticPin({ project }: { readonly project: ProjectMarker }) {
  const middle = toWorldPoint(startView, startView.zoom);
  const place = toWorldPoint(project, startView.zoom);
  const left = Math.round(place.x - middle.x + size.width / 2);
  const top = Math.round(place.y - middle.y + size.height / 2);
  if (left < 0 || top < 0 || left > size.width || top > size.height) return null;
  return (
    // Maps are not mirrored: their west is left in every script.
    <a href={paths.project(project)} className={styles.door} style={{ left, top }} aria-label={project.name}>
      <PinDrawing />
    </a>
  );
}
