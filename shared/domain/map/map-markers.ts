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
  const alone = cells.flatMap((cell) => (cell.items.length === 1 ? cell.items : []));
  const clusters = cells.filter((cell) => cell.items.length > 1).map((cell) => gather(cell, priceOf));
  return { markers: alone, clusters, total: inView.length };
}

/** Projects that are close to each other, with the sums for their middle. */
interface Cell<Item> {
  readonly items: Item[];
  latitudes: number;
  longitudes: number;
}

function smallestCells<Item extends Placed>(items: readonly Item[], zoom: number): readonly Cell<Item>[] {
  // The projection has a logarithm: it is worked out once for each item, not for each size of the grid.
  const points = items.map((item) => toWorldPoint(item, zoom));
  for (let size = cellSize; ; size *= 2) {
    const cells = cellsOf(items, points, size);
    if (cells !== null) return cells;
  }
}

/** The cells of a grid; `null` where there are more than the limit. */
function cellsOf<Item extends Placed>(
  items: readonly Item[],
  points: readonly WorldPoint[],
  size: number,
): readonly Cell<Item>[] | null {
  const columns = new Map<number, Map<number, Cell<Item>>>();
  const cells: Cell<Item>[] = [];
  for (const [index, item] of items.entries()) {
    const { x, y } = points[index] ?? { x: 0, y: 0 };
    const column = columns.get(Math.floor(x / size)) ?? new Map<number, Cell<Item>>();
    if (column.size === 0) columns.set(Math.floor(x / size), column);
    const known = column.get(Math.floor(y / size));
    if (known) {
      put(known, item);
      continue;
    }
    if (cells.length === markerLimit) return null;
    const cell: Cell<Item> = { items: [], latitudes: 0, longitudes: 0 };
    put(cell, item);
    column.set(Math.floor(y / size), cell);
    cells.push(cell);
  }
  return cells;
}

function put<Item extends Placed>(cell: Cell<Item>, item: Item): void {
  cell.items.push(item);
  cell.latitudes += item.latitude;
  cell.longitudes += item.longitude;
}

/** Two squares may have their projects at their common side: markers that would overlap are merged. */
function joinTouching<Item extends Placed>(cells: readonly Cell<Item>[], zoom: number): readonly Cell<Item>[] {
  const joined: { readonly cell: Cell<Item>; readonly at: WorldPoint }[] = [];
  for (const cell of [...cells].sort((one, other) => other.items.length - one.items.length)) {
    const at = toWorldPoint(middleOf(cell), zoom);
    const touched = joined.find((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < markerSize);
    if (touched) for (const item of cell.items) put(touched.cell, item);
    else joined.push({ cell, at });
  }
  return joined.map(({ cell }) => cell);
}

const middleOf = ({ items, latitudes, longitudes }: Cell<Placed>): Coordinates => ({
  latitude: latitudes / items.length,
  longitude: longitudes / items.length,
});

function gather<Item extends Placed>(cell: Cell<Item>, priceOf: (item: Item) => number | null): MarkerCluster {
  const { items } = cell;
  const bounds = { west: 180, south: 90, east: -180, north: -90 };
  let cheapest: number | undefined;
  for (const item of items) {
    bounds.west = Math.min(bounds.west, item.longitude);
    bounds.south = Math.min(bounds.south, item.latitude);
    bounds.east = Math.max(bounds.east, item.longitude);
    bounds.north = Math.max(bounds.north, item.latitude);
    const price = priceOf(item);
    if (price && (cheapest === undefined || price < cheapest)) cheapest = price;
  }
  const middle = middleOf(cell);
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

// Not Math.min(...numbers): some engines do not accept 20,000 arguments.
const least = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.min(one, other));
const clamped = (number: number, from: number, to: number) => Math.min(Math.max(number, from), to);

function mostNamed(items: readonly Placed[]): string | null {
  const counts = new Map<string, number>();
  for (const { location } of items) if (location !== null) counts.set(location, (counts.get(location) ?? 0) + 1);
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}
