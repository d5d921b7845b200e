import type { Coordinates } from '../model/entities';
import { toWorldPoint, type WorldPoint } from './mercator';

/** A part of the map, in decimal degrees. */
export interface MapBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A query of the map: the visible part (`null` for the whole world) and the zoom. */
export interface MapView {
  readonly bounds: MapBounds | null;
  /** The zoom of map tiles: at 0 the whole world has 256 pixels. */
  readonly zoom: number;
}

/** A cluster: several projects in one marker. */
export interface MarkerCluster extends Coordinates {
  readonly count: number;
  /** The most frequent location among them. */
  readonly location: string | null;
  /** The lowest of their starting prices, in dirhams; left out where none has one. */
  readonly leastPrice?: number;
  /** The bounds of its projects. */
  readonly bounds: MapBounds;
}

/** An item that can have a marker. */
export interface Placed extends Coordinates {
  readonly location: string | null;
}

export interface PlacedMarkers<Item> {
  readonly markers: readonly Item[];
  readonly clusters: readonly MarkerCluster[];
  /** The number of projects in the visible part, alone or in clusters. */
  readonly total: number;
}

/** Up to this number each project has its own marker; above it they are clustered. */
export const markerLimit = 200;

/** Pixels, as in section 2. */
export const markerSize = 52;
/** The minimum distance of two markers in pixels. */
const cellSize = 2 * markerSize;

/** The initial view of the map (sections 2 and 9). */
export const startView = { latitude: 25.14, longitude: 55.22, zoom: 12 } as const;

export function isWithin({ latitude, longitude }: Coordinates, bounds: MapBounds | null): boolean {
  if (bounds === null) return true;
  const { west, south, east, north } = bounds;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/**
 * The markers of a part of the map: one for each project up to 200, otherwise one for each square of a grid that is large
 * enough for at most 200 markers. The grid does not move with the map. The largest clusters come first. `priceOf` is an item's
 * starting price in dirhams, 0 or `null` for none.
 */
export function placeMarkers<Item extends Placed>(
  items: readonly Item[],
  view: MapView,
  priceOf: (item: Item) => number | null,
): PlacedMarkers<Item> {
  const inView = items.filter((item) => isWithin(item, view.bounds));
  if (inView.length <= markerLimit) return { markers: inView, clusters: [], total: inView.length };
  const cells = joinTouching(smallestCells(inView, view.zoom), view.zoom);
  const alone = cells.filter((cell) => cell.length === 1).flat();
  const clusters = cells.filter((cell) => cell.length > 1).map((cell) => gather(cell, priceOf));
  return { markers: alone, clusters, total: inView.length };
}

function smallestCells<Item extends Placed>(items: readonly Item[], zoom: number): readonly (readonly Item[])[] {
  for (let size = cellSize; ; size *= 2) {
    const cells = new Map<string, Item[]>();
    for (const item of items) {
      const { x, y } = toWorldPoint(item, zoom);
      const key = `${Math.floor(x / size)} ${Math.floor(y / size)}`;
      const known = cells.get(key);
      if (known) known.push(item);
      else cells.set(key, [item]);
    }
    if (cells.size <= markerLimit) return [...cells.values()];
  }
}

/** Two squares may have their projects at their common side: markers that would overlap are merged. */
function joinTouching<Item extends Placed>(
  cells: readonly (readonly Item[])[],
  zoom: number,
): readonly (readonly Item[])[] {
  const joined: { items: readonly Item[]; readonly at: WorldPoint }[] = [];
  for (const items of [...cells].sort((one, other) => other.length - one.length)) {
    const at = toWorldPoint(middleOf(items), zoom);
    const touched = joined.find((cell) => Math.hypot(cell.at.x - at.x, cell.at.y - at.y) < markerSize);
    if (touched) touched.items = [...touched.items, ...items];
    else joined.push({ items, at });
  }
  return joined.map(({ items }) => items);
}

function middleOf(items: readonly Placed[]): Coordinates {
  return {
    latitude: mean(items.map(({ latitude }) => latitude)),
    longitude: mean(items.map(({ longitude }) => longitude)),
  };
}

function gather<Item extends Placed>(items: readonly Item[], priceOf: (item: Item) => number | null): MarkerCluster {
  const latitudes = items.map(({ latitude }) => latitude);
  const longitudes = items.map(({ longitude }) => longitude);
  const middle = middleOf(items);
  const bounds = {
    west: least(longitudes),
    south: least(latitudes),
    east: greatest(longitudes),
    north: greatest(latitudes),
  };
  const cheapest = leastPrice(items.map(priceOf));
  return {
    latitude: clamped(middle.latitude, bounds.south, bounds.north),
    longitude: clamped(middle.longitude, bounds.west, bounds.east),
    count: items.length,
    location: mostNamed(items),
    bounds,
    ...(cheapest !== undefined && { leastPrice: cheapest }),
  };
}

/** The lowest of some prices; 0 and `null` count as none; `undefined` where there is none. */
export function leastPrice(prices: readonly (number | null | undefined)[]): number | undefined {
  const known = prices.flatMap((price) => (price ? [price] : []));
  return known.length === 0 ? undefined : least(known);
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
// Not Math.min(...numbers): some engines do not accept 20,000 arguments.
const least = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.min(one, other));
const greatest = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.max(one, other));
const clamped = (number: number, from: number, to: number) => Math.min(Math.max(number, from), to);

function mostNamed(items: readonly Placed[]): string | null {
  const counts = new Map<string, number>();
  for (const { location } of items) if (location !== null) counts.set(location, (counts.get(location) ?? 0) + 1);
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}
