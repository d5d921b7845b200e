import {
  emptyCell,
  type MapBounds,
  type MapCell,
  type MapView,
  markerLimit,
  markersOfCells,
  type PlacedMarkers,
} from '@iwan/shared/domain/map/map-markers';
import type { ColumnData } from '../columns/column-data';
import { type Bits, countBits, countBoth, hasBit, numbersIn } from './bits';
import { type Geometry, type Grid, geometryOf, isInside, isOutside } from './map-grid';
import type { OfferedUnits } from './unit-sets';

/** Up to this zoom the sums of the squares of all projects are kept: beyond it a view has few of the projects. */
const mostSummedLevel = 14;

export interface MapSets {
  /** The projects with coordinates. */
  readonly placed: Bits;
  /**
   * The markers of some projects, as `placeMarkers` of `shared/domain` makes them. `asked`: the units that were asked for, whose
   * prices count for the projects that have one.
   */
  markers(some: Bits, view: MapView, asked: OfferedUnits | null): PlacedMarkers<number>;
}

export function openMapSets(data: ColumnData): MapSets {
  const geometry = geometryOf(data.latitudes, data.longitudes);
  const { placed } = geometry;
  const allPlaced = countBits(placed);
  const sums = new Map<number, readonly MapCell<number>[]>();
  const startingPrice = (position: number) => data.prices[position] ?? 0;

  /** The sums of all squares of a grid. */
  function sumsAt(level: number): readonly MapCell<number>[] {
    const known = sums.get(level);
    if (known !== undefined) return known;
    const { squares, count } = geometry.gridOf(level);
    const made = sumsOf(
      data,
      numbersIn(placed),
      { cellOf: (_, position) => squares[position] ?? 0, count },
      startingPrice,
    );
    sums.set(level, made);
    return made;
  }

  return {
    placed,
    markers(some, view, asked) {
      const isAll = asked === null && countBoth(some, placed) === allPlaced;
      const kept = isAll ? cellsOfAll(data, geometry, view, sumsAt) : null;
      if (kept !== null) return { ...markersOfCells(kept.cells, view.zoom), total: kept.total };
      const seen = geometry.within(some, view.bounds);
      const total = countBits(seen);
      const positions = numbersIn(seen, total);
      if (total <= markerLimit) return { markers: Array.from(positions), clusters: [], total };
      const cells = smallestCells(positions, view.zoom, geometry);
      const priceOf = (position: number) =>
        (asked !== null && hasBit(asked.projects, position) && asked.cheapestPrice(position)) ||
        startingPrice(position);
      const found = sumsOf(
        data,
        positions,
        { cellOf: (place) => cells.ofPlace[place] ?? 0, count: cells.count },
        priceOf,
      );
      return { ...markersOfCells(found, view.zoom), total };
    },
  };
}

/** The cells of projects, by the places of these in a list, in the order in which they come first. */
interface NumberedCells {
  readonly ofPlace: Uint8Array;
  readonly count: number;
}

function smallestCells(positions: Uint32Array, zoom: number, { gridOf }: Geometry): NumberedCells {
  for (let level = zoom; ; level -= 1) {
    const cells = numberedCells(positions, gridOf(level));
    if (cells !== null) return cells;
  }
}

/** `null` where there are more than the limit. */
function numberedCells(positions: Uint32Array, { squares, count }: Grid): NumberedCells | null {
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

/**
 * The cells of a view of all projects, of the sums that are kept: only squares at its edge are looked into. `null` where there are no
 * sums, and where so few projects are in the view that each has its own marker.
 */
function cellsOfAll(
  data: ColumnData,
  geometry: Geometry,
  { zoom, bounds }: MapView,
  sumsAt: (level: number) => readonly MapCell<number>[],
): { readonly cells: readonly MapCell<number>[]; readonly total: number } | null {
  if (zoom > mostSummedLevel) return null;
  for (let level = zoom; ; level -= 1) {
    const cells = cellsInView(data, geometry, { level, bounds }, sumsAt(level));
    const total = cells.reduce((sum, { count }) => sum + count, 0);
    if (total <= markerLimit) return null;
    if (cells.length <= markerLimit) return { cells: cells.sort((one, other) => one.first - other.first), total };
  }
}

function cellsInView(
  data: ColumnData,
  geometry: Geometry,
  { level, bounds }: { readonly level: number; readonly bounds: MapBounds | null },
  all: readonly MapCell<number>[],
): MapCell<number>[] {
  const copy = (cell: MapCell<number>) => ({ ...cell, locations: new Map(cell.locations) });
  if (bounds === null) return all.map(copy);
  const grid = geometry.listed(level);
  const { west, south, east, north } = bounds;
  return all.flatMap((cell, square) => {
    if (isOutside(grid, square, bounds)) return [];
    if (isInside(grid, square, bounds)) return [copy(cell)];
    const inView = grid.members.members(square).filter((position) => {
      const [latitude, longitude] = [data.latitudes[position] ?? 0, data.longitudes[position] ?? 0];
      return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
    });
    return sumsOf(data, inView, { cellOf: () => 0, count: 1 }, (position) => data.prices[position] ?? 0);
  });
}

/** A table of so many numbers is worth less than maps. */
const mostCounts = 1_000_000;

/** The sums of cells. `cellOf`: the number of the cell of a project, by its place in the list and its position. */
function sumsOf(
  data: ColumnData,
  positions: Uint32Array,
  { cellOf, count }: { readonly cellOf: (place: number, position: number) => number; readonly count: number },
  priceOf: (position: number) => number,
): MapCell<number>[] {
  const { latitudes, longitudes, aspects, dictionaries } = data;
  const cells: MapCell<number>[] = [];
  const { values } = dictionaries.aspects.location;
  const addLocation = locationCounts(cells, count, values);
  for (let place = 0; place < positions.length; place += 1) {
    const position = positions[place] ?? 0;
    const number = cellOf(place, position);
    const latitude = latitudes[position] ?? 0;
    const longitude = longitudes[position] ?? 0;
    let cell = cells[number];
    if (cell === undefined) {
      cell = emptyCell(position);
      cells[number] = cell;
    }
    cell.count += 1;
    cell.latitudes += latitude;
    cell.longitudes += longitude;
    if (longitude < cell.west) cell.west = longitude;
    if (latitude < cell.south) cell.south = latitude;
    if (longitude > cell.east) cell.east = longitude;
    if (latitude > cell.north) cell.north = latitude;
    const price = priceOf(position);
    if (price > 0 && price < cell.leastPrice) cell.leastPrice = price;
    addLocation.add(number, aspects.location[position] ?? 0);
  }
  addLocation.close();
  return cells;
}

/** Counts the locations of cells, in the order in which they come first. */
function locationCounts(
  cells: readonly MapCell<number>[],
  count: number,
  values: readonly { readonly location: string | null }[],
) {
  const note = (number: number, id: number, more: number) => {
    const location = values[id]?.location ?? null;
    const locations = cells[number]?.locations;
    if (location !== null) locations?.set(location, (locations.get(location) ?? 0) + more);
  };
  if (count * values.length > mostCounts)
    return { add: (cell: number, id: number) => note(cell, id, 1), close: () => {} };
  const counts = new Uint32Array(count * values.length);
  const orders: number[][] = Array.from({ length: count }, () => []);
  return {
    add(cell: number, id: number): void {
      const at = cell * values.length + id;
      const before = counts[at] ?? 0;
      if (before === 0) orders[cell]?.push(id);
      counts[at] = before + 1;
    },
    close(): void {
      for (const [cell, order] of orders.entries()) {
        for (const id of order) note(cell, id, counts[cell * values.length + id] ?? 0);
      }
    },
  };
}
