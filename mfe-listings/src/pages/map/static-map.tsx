import type { ProjectMarker } from '@iwan/shared/contracts/entities';
import { paths } from '@iwan/shared/paths/paths';
import { BaseMapPicture, placeOnBaseMap } from '../../parts/base-map-picture';
import { PinDrawing } from './pin';
import styles from './static-map.module.css';

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
      <BaseMapPicture priority />
      {isLasting ? doors : <noscript>{doors}</noscript>}
    </div>
  );
}

function StaticPin({ project }: { readonly project: ProjectMarker }) {
  const place = placeOnBaseMap(project);
  if (place === null) return null;
  return (
    // Maps are not mirrored: their west is left in every script.
    <a href={paths.project(project)} className={styles.door} style={place} aria-label={project.name}>
      <PinDrawing />
    </a>
  );
}
