import type { Coordinates } from '@iwan/shared/contracts/entities';
import { type MapBounds, type MarkerCluster, signSize } from '@iwan/shared/domain/map/map-markers';
import { toWorldPoint } from '@iwan/shared/domain/map/mercator';

interface Placed extends Coordinates {
  readonly location: string | null;
}

/** Several projects in one sign, and those of them that are known one by one. */
export interface GatheredSign<Item> extends MarkerCluster {
  readonly members: readonly Item[];
}

export interface Signs<Item> {
  readonly alone: readonly Item[];
  readonly gathered: readonly GatheredSign<Item>[];
}

interface Group<Item> {
  readonly members: Item[];
  readonly clusters: MarkerCluster[];
  count: number;
  /** Sums over the projects, of pixels at the zoom. */
  x: number;
  y: number;
}

/**
 * What stands on the map at a zoom so that no two signs touch: projects and clusters whose signs would are gathered into
 * one, at the middle of their projects. The same set at the same zoom gives the same signs, wherever the map is moved.
 */
export function gatherSigns<Item extends Placed>(
  markers: readonly Item[],
  clusters: readonly MarkerCluster[],
  zoom: number,
): Signs<Item> {
  let groups: readonly Group<Item>[] = [
    ...clusters.map((cluster) => groupAt<Item>(cluster, cluster.count, zoom, { clusters: [cluster] })),
    ...markers.map((marker) => groupAt<Item>(marker, 1, zoom, { members: [marker] })),
  ];
  // A sign that takes another in moves, and may touch a third.
  for (let before = Number.POSITIVE_INFINITY; groups.length < before; ) {
    before = groups.length;
    groups = joinTouching(groups);
  }
  const isAlone = ({ count, members }: Group<Item>) => count === 1 && members.length === 1;
  return {
    alone: groups.filter(isAlone).flatMap(({ members }) => members),
    gathered: groups.filter((group) => !isAlone(group)).map((group) => toSign(group)),
  };
}

function groupAt<Item>(
  place: Coordinates,
  count: number,
  zoom: number,
  { members = [], clusters = [] }: Partial<Pick<Group<Item>, 'members' | 'clusters'>>,
): Group<Item> {
  const { x, y } = toWorldPoint(place, zoom);
  return { members, clusters, count, x: x * count, y: y * count };
}

/** One pass over the signs, each looked for among those of its own and the neighbouring squares of the map. */
function joinTouching<Item>(groups: readonly Group<Item>[]): readonly Group<Item>[] {
  const squares = new Map<string, Group<Item>[]>();
  const kept: Group<Item>[] = [];
  const squareOf = (pixels: number) => Math.floor(pixels / signSize);
  for (const group of groups) {
    const [x, y] = [group.x / group.count, group.y / group.count];
    const [column, row] = [squareOf(x), squareOf(y)];
    const near = [-1, 0, 1].flatMap((across) =>
      [-1, 0, 1].flatMap((down) => squares.get(`${column + across} ${row + down}`) ?? []),
    );
    const touched = near.find(
      (other) => Math.abs(other.x / other.count - x) < signSize && Math.abs(other.y / other.count - y) < signSize,
    );
    if (touched === undefined) {
      const own = { ...group, members: [...group.members], clusters: [...group.clusters] };
      kept.push(own);
      const key = `${column} ${row}`;
      squares.set(key, [...(squares.get(key) ?? []), own]);
      continue;
    }
    touched.members.push(...group.members);
    touched.clusters.push(...group.clusters);
    touched.count += group.count;
    touched.x += group.x;
    touched.y += group.y;
  }
  return kept;
}

function toSign<Item extends Placed>({ members, clusters, count }: Group<Item>): GatheredSign<Item> {
  const parts = [...members.map((member) => ({ ...member, count: 1 })), ...clusters];
  const mean = (of: (place: Coordinates) => number) =>
    parts.reduce((sum, part) => sum + of(part) * part.count, 0) / count;
  const bounds = boundsOf(members, clusters);
  const within = (degrees: number, from: number, to: number) => Math.min(Math.max(degrees, from), to);
  return {
    latitude: within(
      mean((place) => place.latitude),
      bounds?.south ?? -90,
      bounds?.north ?? 90,
    ),
    longitude: within(
      mean((place) => place.longitude),
      bounds?.west ?? -180,
      bounds?.east ?? 180,
    ),
    count,
    location: mostNamed(parts),
    bounds: bounds ?? { west: 0, south: 0, east: 0, north: 0 },
    members,
  };
}

/** The part of the map that projects and clusters lie in; `null` where there are none. */
export function boundsOf(markers: readonly Coordinates[], clusters: readonly MarkerCluster[]): MapBounds | null {
  let all: MapBounds | null = null;
  const add = (one: MapBounds) => {
    all = {
      west: Math.min(all?.west ?? 180, one.west),
      south: Math.min(all?.south ?? 90, one.south),
      east: Math.max(all?.east ?? -180, one.east),
      north: Math.max(all?.north ?? -90, one.north),
    };
  };
  for (const { latitude, longitude } of markers) {
    add({ west: longitude, south: latitude, east: longitude, north: latitude });
  }
  for (const { bounds } of clusters) add(bounds);
  return all;
}

function mostNamed(parts: readonly { readonly location: string | null; readonly count: number }[]): string | null {
  const counts = new Map<string, number>();
  for (const { location, count } of parts) {
    if (location !== null) counts.set(location, (counts.get(location) ?? 0) + count);
  }
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}
