import { writeMapStart } from '@iwan/shared/domain/map/map-query';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import type { JoinedMarker } from './cluster-markers';
import { viewOfCluster } from './part-of-map';

/** The zoom of the map, and its size where that is known, in pixels. */
interface Window {
  readonly zoom: number;
  readonly width?: number;
  readonly height?: number;
}

/** The margin of the window that markers and buttons cover, in pixels. */
const edges = { across: 124, down: 94 };
const leastRoom = 120;

/** The most names that a list and an address take (`shared/contract-kit/paths/criteria`). */
const mostNames = 20;

/**
 * Where a cluster leads: to a higher zoom with the same search. Where no zoom separates its projects, to their list, or to that
 * of the place if they are not known one by one.
 */
export function clusterHref(
  cluster: JoinedMarker<{ readonly name: string }>,
  { zoom, width, height }: Window,
  narrowed: Query,
): string {
  const room =
    width === undefined || height === undefined
      ? undefined
      : Math.max(leastRoom, Math.min(width - edges.across, height - edges.down));
  const view = viewOfCluster(cluster, zoom, room);
  if (view !== null) return paths.map({ ...narrowed, view: writeMapStart(view) });
  const { members, count, location } = cluster;
  if (members.length === count && count <= mostNames) {
    return paths.filterAllProperty({ property: members.map(({ name }) => name) });
  }
  return location === null ? paths.properties() : paths.filterAllProperty({ location: [location] });
}
