import { cellSize, type MapBounds } from '@iwan/shared/domain/map/map-markers';
import { toWorldPoint } from '@iwan/shared/domain/map/mercator';
import { rememberBy } from '../columns/remember-by';
import { type Bits, both, hasBit, noBits, setBit } from './bits';
import { noValue, Postings } from './postings';

/** The squares of one grid over the world. Their size halves from level to level, as that of a pixel does. */
export interface Grid {
  /** By position: the number of the project's square, in the order in which they come first; `noValue` without coordinates. */
  readonly squares: Uint32Array;
  readonly count: number;
}

/** A grid with the projects of each square. */
export interface ListedGrid extends Grid {
  readonly members: Postings;
  /** The bounds of the projects of each square, in degrees. */
  readonly west: Float64Array;
  readonly south: Float64Array;
  readonly east: Float64Array;
  readonly north: Float64Array;
}

/** What is made of the coordinates alone. */
export interface Geometry {
  /** The projects with coordinates. */
  readonly placed: Bits;
  /** `level`: a zoom at which its squares have the smallest size; a lower one for larger squares. */
  gridOf(level: number): Grid;
  listed(level: number): ListedGrid;
  /** Of some projects those within bounds. */
  within(some: Bits, bounds: MapBounds | null): Bits;
}

/** More than the rows of a grid at any zoom. */
const mostRows = 2 ** 26;

/** The grids that are kept: each has four bytes for each project. */
const mostGrids = 8;

/** The grid by which the projects of a view are found: squares of about four kilometres. */
const searchedLevel = 12;

/** How a square lies in a view. */
export function isInside(grid: ListedGrid, square: number, { west, south, east, north }: MapBounds): boolean {
  return (
    (grid.west[square] ?? 0) >= west &&
    (grid.east[square] ?? 0) <= east &&
    (grid.south[square] ?? 0) >= south &&
    (grid.north[square] ?? 0) <= north
  );
}

export function isOutside(grid: ListedGrid, square: number, { west, south, east, north }: MapBounds): boolean {
  return (
    (grid.east[square] ?? 0) < west ||
    (grid.west[square] ?? 0) > east ||
    (grid.north[square] ?? 0) < south ||
    (grid.south[square] ?? 0) > north
  );
}

export const geometryOf = rememberBy((latitudes: Float64Array, longitudes: Float64Array): Geometry => {
  const size = latitudes.length;
  const placed = noBits(size);
  for (let position = 0; position < size; position += 1) {
    if (!Number.isNaN(latitudes[position] ?? Number.NaN)) setBit(placed, position);
  }
  const grids = new Map<number, Grid>();
  const listed = new Map<number, ListedGrid>();
  let points: { readonly xs: Float64Array; readonly ys: Float64Array } | null = null;

  /** The points at zoom 0: the projection has a logarithm, and is worked out once. */
  function pointsOf() {
    if (points !== null) return points;
    const [xs, ys] = [new Float64Array(size), new Float64Array(size)];
    for (let position = 0; position < size; position += 1) {
      const at = { latitude: latitudes[position] ?? Number.NaN, longitude: longitudes[position] ?? Number.NaN };
      const { x, y } = toWorldPoint(at, 0);
      xs[position] = x;
      ys[position] = y;
    }
    points = { xs, ys };
    return points;
  }

  function makeGrid(level: number): Grid {
    const { xs, ys } = pointsOf();
    // Products with powers of two are exact: these are the squares of `placeMarkers`.
    const scale = 2 ** level;
    const numbers = new Map<number, number>();
    const squares = new Uint32Array(size).fill(noValue);
    for (let position = 0; position < size; position += 1) {
      if (!hasBit(placed, position)) continue;
      const column = Math.floor(((xs[position] ?? 0) * scale) / cellSize);
      const place = column * mostRows + Math.floor(((ys[position] ?? 0) * scale) / cellSize);
      let number = numbers.get(place);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(place, number);
      }
      squares[position] = number;
    }
    return { squares, count: numbers.size };
  }

  function list(grid: Grid): ListedGrid {
    const bounds = {
      west: new Float64Array(grid.count).fill(180),
      south: new Float64Array(grid.count).fill(90),
      east: new Float64Array(grid.count).fill(-180),
      north: new Float64Array(grid.count).fill(-90),
    };
    for (let position = 0; position < size; position += 1) {
      const square = grid.squares[position] ?? noValue;
      if (square === noValue) continue;
      const [latitude, longitude] = [latitudes[position] ?? 0, longitudes[position] ?? 0];
      bounds.west[square] = Math.min(bounds.west[square] ?? 0, longitude);
      bounds.south[square] = Math.min(bounds.south[square] ?? 0, latitude);
      bounds.east[square] = Math.max(bounds.east[square] ?? 0, longitude);
      bounds.north[square] = Math.max(bounds.north[square] ?? 0, latitude);
    }
    return { ...grid, ...bounds, members: new Postings(grid.squares) };
  }

  const geometry: Geometry = {
    placed,
    gridOf(level) {
      const known = grids.get(level) ?? makeGrid(level);
      // Those that were not used for longest are forgotten.
      grids.delete(level);
      grids.set(level, known);
      for (const oldest of [...grids.keys()].slice(0, -mostGrids)) grids.delete(oldest);
      return known;
    },
    listed(level) {
      const known = listed.get(level) ?? list(geometry.gridOf(level));
      listed.delete(level);
      listed.set(level, known);
      for (const oldest of [...listed.keys()].slice(0, -mostGrids)) listed.delete(oldest);
      return known;
    },
    within(some, bounds) {
      if (bounds === null) return both(some, placed);
      const found = noBits(size);
      const grid = geometry.listed(searchedLevel);
      const { west, south, east, north } = bounds;
      for (let square = 0; square < grid.count; square += 1) {
        if (isOutside(grid, square, bounds)) continue;
        const isWhole = isInside(grid, square, bounds);
        for (const position of grid.members.members(square)) {
          if (!hasBit(some, position)) continue;
          const [latitude, longitude] = [latitudes[position] ?? 0, longitudes[position] ?? 0];
          const isIn = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
          if (isWhole || isIn) setBit(found, position);
        }
      }
      return found;
    },
  };
  return geometry;
});
