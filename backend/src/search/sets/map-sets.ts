import {
  cellSize,
  emptyCell,
  type MapCell,
  type MapView,
  markerLimit,
  markersOfCells,
  type PlacedMarkers,
} from '@iwan/shared/domain/map/map-markers';
import { toWorldPoint } from '@iwan/shared/domain/map/mercator';
import { LRUCache } from 'lru-cache';
import type { ColumnData } from '../columns/column-data';
import { rememberBy } from '../columns/remember-by';
import { type Bits, bitsOf, eachBit, hasBit } from './bits';
import type { OfferedUnits } from './unit-sets';

/** A grid over the world: the number of each project's square. */
interface Grid {
  readonly squares: Uint32Array;
  readonly count: number;
}

const wholeWorld = { west: -180, south: -90, east: 180, north: 90 };

/** The grids that are kept: each has four bytes for each project. */
const mostGrids = 8;
/** More than the rows of a grid at any zoom. */
const mostRows = 2 ** 26;

/** The projects with coordinates, and the grids over them by zoom: the size of their squares halves from level to level, as that of a pixel does. */
const geometryOf = rememberBy((latitudes: Float64Array, longitudes: Float64Array) => {
  const size = latitudes.length;
  const positions = Array.from({ length: size }, (_, position) => position);
  const placed = positions.filter((position) => !Number.isNaN(latitudes[position]));
  const [xs, ys] = [new Float64Array(size), new Float64Array(size)];
  // At zoom 0: the projection has a logarithm, and is worked out once.
  for (const position of placed) {
    const at = { latitude: latitudes[position] ?? 0, longitude: longitudes[position] ?? 0 };
    const { x, y } = toWorldPoint(at, 0);
    xs[position] = x;
    ys[position] = y;
  }
  const grids = new LRUCache<number, Grid>({
    max: mostGrids,
    memoMethod(level) {
      // Products with powers of two are exact: these are the squares of `placeMarkers`.
      const scale = 2 ** level;
      const numbers = new Map<number, number>();
      const squares = new Uint32Array(size);
      for (const position of placed) {
        const column = Math.floor(((xs[position] ?? 0) * scale) / cellSize);
        const square = column * mostRows + Math.floor(((ys[position] ?? 0) * scale) / cellSize);
        const number = numbers.get(square) ?? numbers.size;
        numbers.set(square, number);
        squares[position] = number;
      }
      return { squares, count: numbers.size };
    },
  });
  return { placed: bitsOf(size, placed), gridOf: (level: number) => grids.memo(level) };
});

export function openMapSets(data: ColumnData) {
  const { latitudes, longitudes } = data;
  const { placed, gridOf } = geometryOf(latitudes, longitudes);
  return {
    /** The projects with coordinates. */
    placed,
    /**
     * The markers of some projects, as `placeMarkers` of `shared/domain` makes them. `requested`: the units that were asked for, whose
     * prices count for the projects that have one.
     */
    markers(some: Bits, { bounds, zoom }: MapView, requested: OfferedUnits | null): PlacedMarkers<number> {
      const { west, south, east, north } = bounds ?? wholeWorld;
      // A project without coordinates has NaN, which is inside of nothing.
      const positions: number[] = [];
      eachBit(some, (position) => {
        const [latitude, longitude] = [latitudes[position] ?? 0, longitudes[position] ?? 0];
        const isInView = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
        if (isInView) positions.push(position);
      });
      const total = positions.length;
      if (total <= markerLimit) return { markers: positions, clusters: [], total };
      const cells = smallestCells(positions, zoom, gridOf);
      const priceOf = (position: number) =>
        (requested !== null && hasBit(requested.projects, position) && requested.cheapestPrice(position)) ||
        (data.prices[position] ?? 0);
      return { ...markersOfCells(sumsOf(data, positions, cells, priceOf), zoom), total };
    },
  };
}

/** The cells of projects, by the places of these in a list, in the order in which they come first. */
interface NumberedCells {
  readonly ofPlace: Uint8Array;
  readonly count: number;
}

function smallestCells(positions: readonly number[], zoom: number, gridOf: (level: number) => Grid): NumberedCells {
  for (let level = zoom; ; level -= 1) {
    const cells = numberedCells(positions, gridOf(level));
    if (cells !== null) return cells;
  }
}

/** `null` where there are more than the limit. */
function numberedCells(positions: readonly number[], { squares, count }: Grid): NumberedCells | null {
  const numbers = new Uint8Array(count).fill(markerLimit);
  const ofPlace = new Uint8Array(positions.length);
  let found = 0;
  for (let place = 0; place < positions.length; place += 1) {
    const square = squares[positions[place] ?? 0] ?? 0;
    let number = numbers[square] ?? 0;
    if (number === markerLimit) {
      if (found === markerLimit) return null;
      number = found;
      numbers[square] = number;
      found += 1;
    }
    ofPlace[place] = number;
  }
  return { ofPlace, count: found };
}

/** What the markers of cells show. */
function sumsOf(
  { latitudes, longitudes, aspects, dictionaries }: ColumnData,
  positions: readonly number[],
  { ofPlace, count }: NumberedCells,
  priceOf: (position: number) => number,
): MapCell<number>[] {
  const cells: MapCell<number>[] = [];
  /** How often each cell has each location, by the location's id. */
  const counts = Array.from({ length: count }, () => new Map<number, number>());
  for (let place = 0; place < positions.length; place += 1) {
    const position = positions[place] ?? 0;
    const number = ofPlace[place] ?? 0;
    const latitude = latitudes[position] ?? 0;
    const longitude = longitudes[position] ?? 0;
    cells[number] ??= emptyCell(position);
    const cell = cells[number];
    cell.count += 1;
    cell.latitudes += latitude;
    cell.longitudes += longitude;
    if (longitude < cell.west) cell.west = longitude;
    if (latitude < cell.south) cell.south = latitude;
    if (longitude > cell.east) cell.east = longitude;
    if (latitude > cell.north) cell.north = latitude;
    const price = priceOf(position);
    if (price > 0 && price < cell.leastPrice) cell.leastPrice = price;
    const location = aspects.location[position] ?? 0;
    counts[number]?.set(location, (counts[number]?.get(location) ?? 0) + 1);
  }
  for (const [number, { locations }] of cells.entries()) {
    for (const [id, more] of counts[number] ?? []) {
      const location = dictionaries.aspects.location.values[id]?.location ?? null;
      if (location !== null) locations.set(location, (locations.get(location) ?? 0) + more);
    }
  }
  return cells;
}
