import type { MarkerCluster } from '@iwan/shared/domain/map-markers';
import { writeMapStart } from '@iwan/shared/domain/map-query';
import { paths } from '@iwan/shared/paths/paths';
import { viewOfCluster } from './part-of-map';

/** Where a cluster leads: nearer, and to the list of its place where no zoom takes it apart. */
export function clusterHref(cluster: MarkerCluster, zoom: number): string {
  const view = viewOfCluster(cluster, zoom);
  if (view !== null) return paths.map({ view: writeMapStart(view) });
  return cluster.location === null ? paths.properties() : paths.filterAllProperty({ location: [cluster.location] });
}
