import { leastPrice, type MarkerCluster, markerSize } from '@iwan/shared/domain/map/map-markers';
import { toWorldPoint, type WorldPoint } from '@iwan/shared/domain/map/mercator';
import type { ProjectMarker } from '@iwan/shared/domain/model/entities';
import { boundsOf } from './bounds-of';

/** What of a project matters for its marker. */
export type Markable = Pick<ProjectMarker, 'latitude' | 'longitude' | 'location' | 'price'>;

/** A project or a cluster of the backend, at the position of its marker. */
export interface MarkerPoint<Item> extends WorldPoint {
  readonly count: number;
  readonly of: Item | MarkerCluster;
}

const isCluster = (of: Markable | MarkerCluster): of is MarkerCluster => 'bounds' in of;

/** Several projects in one marker, and those of them that are known one by one. */
export interface JoinedMarker<Item> extends MarkerCluster {
  readonly members: readonly Item[];
}

export interface MapMarkers<Item> {
  readonly alone: readonly Item[];
  readonly joined: readonly JoinedMarker<Item>[];
}

/** The positions of projects and clusters at a zoom, in pixels of the world. */
export function pointsOf<Item extends Markable>(
  markers: readonly Item[],
  clusters: readonly MarkerCluster[],
  zoom: number,
): readonly MarkerPoint<Item>[] {
  const pointAt = (of: Item | MarkerCluster, count: number) => ({ ...toWorldPoint(of, zoom), count, of });
  return [
    ...clusters.map((cluster) => pointAt(cluster, cluster.count)),
    ...markers.map((marker) => pointAt(marker, 1)),
  ];
}

/** The distance of two markers in pixels, along the axis on which they are farther apart. */
const distance = (one: WorldPoint, other: WorldPoint) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));

/**
 * Selects the markers that keep their position so that no two overlap: of overlapping markers, the one that covers the fewest,
 * which keeps the most on the map. The result does not depend on where the map is moved to.
 */
export function withoutOverlaps<Item>(points: readonly MarkerPoint<Item>[]): readonly MarkerPoint<Item>[] {
  const coverCount = (point: MarkerPoint<Item>) => points.filter((other) => distance(point, other) < markerSize).length;
  const standing: MarkerPoint<Item>[] = [];
  const ordered = points
    .map((point) => ({ point, covers: coverCount(point) }))
    .sort((one, other) => one.covers - other.covers || other.point.count - one.point.count);
  for (const { point } of ordered) {
    if (standing.every((other) => distance(point, other) >= markerSize)) standing.push(point);
  }
  return standing;
}

/** The nearest of some points to another. */
export function nearest<Point extends WorldPoint>(to: WorldPoint, points: readonly Point[]) {
  let found: { readonly point: Point; readonly distance: number } | null = null;
  for (const point of points) {
    const away = distance(to, point);
    if (found === null || away < found.distance) found = { point, distance: away };
  }
  return found;
}

/** The markers of all points: those that do not keep their position join the nearest one that does. */
export function joinCovered<Item extends Markable>(
  points: readonly MarkerPoint<Item>[],
  standing: readonly MarkerPoint<Item>[],
): MapMarkers<Item> {
  const groups = new Map(standing.map((point) => [point, [point]]));
  for (const point of points) {
    if (groups.has(point)) continue;
    const to = nearest(point, standing);
    if (to !== null) groups.get(to.point)?.push(point);
  }
  const alone: Item[] = [];
  const joined: JoinedMarker<Item>[] = [];
  for (const [{ of }, group] of groups) {
    if (group.length === 1 && !isCluster(of)) alone.push(of);
    else joined.push(join(of, group));
  }
  return { alone, joined };
}

function join<Item extends Markable>(
  { latitude, longitude, location }: Item | MarkerCluster,
  group: readonly MarkerPoint<Item>[],
): JoinedMarker<Item> {
  const members = group.flatMap(({ of }) => (isCluster(of) ? [] : [of]));
  const clusters = group.flatMap(({ of }) => (isCluster(of) ? [of] : []));
  const cheapest = leastPrice([
    ...members.map(({ price }) => (price > 0 ? price : null)),
    ...clusters.map((cluster) => cluster.leastPrice),
  ]);
  return {
    latitude,
    longitude,
    count: group.reduce((sum, { count }) => sum + count, 0),
    location,
    bounds: boundsOf(members, clusters) ?? { west: longitude, south: latitude, east: longitude, north: latitude },
    members,
    ...(cheapest !== undefined && { leastPrice: cheapest }),
  };
}
