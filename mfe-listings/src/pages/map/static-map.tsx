import type { ProjectMarker } from '@iwan/shared/contracts/entities';
import { startView } from '@iwan/shared/domain/map/map-markers';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import { BaseMapPicture, placeOnBaseMap } from '../../parts/base-map-picture';
import { clusterHref } from './cluster-link';
import { ClusterPin } from './cluster-pin';
import type { GatheredSign, Signs } from './gather-signs';
import { PinDrawing } from './pin';
import styles from './static-map.module.css';

interface StaticMapProps extends Signs<ProjectMarker> {
  readonly narrowed: Query;
  /** Whether it is all the map there will be. Else its doors are for visitors without script only. */
  readonly isLasting: boolean;
  /** Whether the picture itself is, too: the map that comes will show another part. */
  readonly isHidden: boolean;
}

/** The shipped picture of the map with the projects' doors on it, exactly where the live map has them. */
export function StaticMap({ alone, gathered, narrowed, isLasting, isHidden }: StaticMapProps) {
  const doors = [
    ...alone.map((project) => <StaticPin key={project.id} project={project} />),
    ...gathered.map((cluster) => (
      <StaticCluster key={`${cluster.latitude} ${cluster.longitude}`} cluster={cluster} narrowed={narrowed} />
    )),
  ];
  const picture = (
    <div className={styles.layer}>
      <BaseMapPicture priority />
      {isLasting || isHidden ? doors : <noscript>{doors}</noscript>}
    </div>
  );
  return isHidden ? <noscript>{picture}</noscript> : picture;
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

interface StaticClusterProps {
  readonly cluster: GatheredSign<ProjectMarker>;
  readonly narrowed: Query;
}

function StaticCluster({ cluster, narrowed }: StaticClusterProps) {
  const place = placeOnBaseMap(cluster);
  if (place === null) return null;
  return (
    <div className={styles.door} style={place}>
      <ClusterPin cluster={cluster} href={clusterHref(cluster, { zoom: startView.zoom }, narrowed)} />
    </div>
  );
}
