import type { MarkerCluster } from '@iwan/shared/domain/map-markers';
import { writeMapStart } from '@iwan/shared/domain/map-query';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import { viewOfCluster } from './part-of-map';

/** Where a cluster leads: nearer, with the map as narrow as it is; to the list of its place where no zoom takes it apart. */
export function clusterHref(cluster: MarkerCluster, zoom: number, narrowed: Query): string {
  const view = viewOfCluster(cluster, zoom);
  if (view !== null) return paths.map({ ...narrowed, view: writeMapStart(view) });
  return cluster.location === null ? paths.properties() : paths.filterAllProperty({ location: [cluster.location] });
}
