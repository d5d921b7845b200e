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
/** The minimum distance of two markers in pixels, which is the side of the smallest squares. */
export const cellSize = 2 * markerSize;

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
  return { ...markersOfCells(smallestCells(inView, view.zoom, priceOf), view.zoom), total: inView.length };
}

/** Projects that are close to each other, with what the marker of them shows. */
export interface MapCell<Item> {
  /** The one that comes first in the list. */
  readonly first: Item;
  count: number;
  /** The sums of their coordinates, for their middle. */
  latitudes: number;
  longitudes: number;
  west: number;
  south: number;
  east: number;
  north: number;
  /** The lowest of their prices in dirhams; infinite where none is known. */
  leastPrice: number;
  /** How many are at each location, in the order in which these come first. */
  readonly locations: Map<string, number>;
}

/** A cell without any project, to which they are added. */
export const emptyCell = <Item>(first: Item): MapCell<Item> => ({
  first,
  count: 0,
  latitudes: 0,
  longitudes: 0,
  west: 180,
  south: 90,
  east: -180,
  north: -90,
  leastPrice: Number.POSITIVE_INFINITY,
  locations: new Map(),
});

/** The markers of the cells of a grid: one for each, but for those that would overlap. */
export function markersOfCells<Item>(
  cells: readonly MapCell<Item>[],
  zoom: number,
): Omit<PlacedMarkers<Item>, 'total'> {
  const joined = joinTouching(cells, zoom);
  return {
    markers: joined.flatMap(({ count, first }) => (count === 1 ? [first] : [])),
    clusters: joined.filter(({ count }) => count > 1).map(clusterOf),
  };
}

function smallestCells<Item extends Placed>(
  items: readonly Item[],
  zoom: number,
  priceOf: (item: Item) => number | null,
): readonly MapCell<Item>[] {
  // The projection has a logarithm: it is worked out once for each item, not for each size of the grid.
  const points = items.map((item) => toWorldPoint(item, zoom));
  for (let size = cellSize; ; size *= 2) {
    const cells = cellsOf(items, points, size, priceOf);
    if (cells !== null) return cells;
  }
}

/** The cells of a grid; `null` where there are more than the limit. */
function cellsOf<Item extends Placed>(
  items: readonly Item[],
  points: readonly WorldPoint[],
  size: number,
  priceOf: (item: Item) => number | null,
): readonly MapCell<Item>[] | null {
  const columns = new Map<number, Map<number, MapCell<Item>>>();
  const cells: MapCell<Item>[] = [];
  for (const [index, item] of items.entries()) {
    const { x, y } = points[index] ?? { x: 0, y: 0 };
    const column = columns.get(Math.floor(x / size)) ?? new Map<number, MapCell<Item>>();
    if (column.size === 0) columns.set(Math.floor(x / size), column);
    const known = column.get(Math.floor(y / size));
    if (known) {
      put(known, item, priceOf);
      continue;
    }
    if (cells.length === markerLimit) return null;
    const cell = emptyCell(item);
    put(cell, item, priceOf);
    column.set(Math.floor(y / size), cell);
    cells.push(cell);
  }
  return cells;
}

function put<Item extends Placed>(cell: MapCell<Item>, item: Item, priceOf: (item: Item) => number | null): void {
  const { latitude, longitude, location } = item;
  cell.count += 1;
  cell.latitudes += latitude;
  cell.longitudes += longitude;
  cell.west = Math.min(cell.west, longitude);
  cell.south = Math.min(cell.south, latitude);
  cell.east = Math.max(cell.east, longitude);
  cell.north = Math.max(cell.north, latitude);
  cell.leastPrice = Math.min(cell.leastPrice, priceOf(item) || Number.POSITIVE_INFINITY);
  if (location !== null) cell.locations.set(location, (cell.locations.get(location) ?? 0) + 1);
}

/** Adds the projects of a cell to another. */
function join(into: MapCell<unknown>, cell: MapCell<unknown>): void {
  into.count += cell.count;
  into.latitudes += cell.latitudes;
  into.longitudes += cell.longitudes;
  into.west = Math.min(into.west, cell.west);
  into.south = Math.min(into.south, cell.south);
  into.east = Math.max(into.east, cell.east);
  into.north = Math.max(into.north, cell.north);
  into.leastPrice = Math.min(into.leastPrice, cell.leastPrice);
  for (const [location, count] of cell.locations) {
    into.locations.set(location, (into.locations.get(location) ?? 0) + count);
  }
}

/** Two squares may have their projects at their common side: markers that would overlap are merged. */
function joinTouching<Item>(cells: readonly MapCell<Item>[], zoom: number): readonly MapCell<Item>[] {
  const joined: { readonly cell: MapCell<Item>; readonly at: WorldPoint }[] = [];
  for (const cell of [...cells].sort((one, other) => other.count - one.count)) {
    const at = toWorldPoint(middleOf(cell), zoom);
    const touched = joined.find((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < markerSize);
    if (touched) join(touched.cell, cell);
    else joined.push({ cell, at });
  }
  return joined.map(({ cell }) => cell);
}

const middleOf = ({ count, latitudes, longitudes }: MapCell<unknown>): Coordinates => ({
  latitude: latitudes / count,
  longitude: longitudes / count,
});

function clusterOf(cell: MapCell<unknown>): MarkerCluster {
  const { count, leastPrice: cheapest, west, south, east, north, locations } = cell;
  const middle = middleOf(cell);
  return {
    latitude: clamped(middle.latitude, south, north),
    longitude: clamped(middle.longitude, west, east),
    count,
    location: mostNamed(locations),
    bounds: { west, south, east, north },
    ...(cheapest !== Number.POSITIVE_INFINITY && { leastPrice: cheapest }),
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

function mostNamed(locations: ReadonlyMap<string, number>): string | null {
  const [first] = [...locations].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}
