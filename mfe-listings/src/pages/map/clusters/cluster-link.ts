import { writeMapStart } from '@iwan/shared/domain/map/map-query';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import type { JoinedMarker } from './cluster-markers';
import { viewOfCluster } from './part-of-map';

/** How near the map is, and how large where that is known, in pixels. */
interface Window {
  readonly zoom: number;
  readonly width?: number;
  readonly height?: number;
}

/** What of the window lies beneath markers and buttons at its edges, in pixels. */
const edges = { across: 124, down: 94 };
const leastRoom = 120;

/** More names than these are no list any more, and more than an address holds (`shared/contract-kit/paths/criteria`). */
const mostNames = 20;

/**
 * Where a cluster leads: nearer, with the map as narrow as it is. Where no zoom takes it apart, to the list of its
 * projects, or of its place where they are not known one by one.
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
