import { markerSize } from '@iwan/shared/domain/map/map-markers';
import { toWorldPoint, type WorldPoint } from '@iwan/shared/domain/map/mercator';
import { nearest } from '../cluster-markers';
import { type Box, markerBox, meet } from './boxes';
import { type MapName, mapNames, type NameKind } from './map-names';

/** A name where it has room: beside its place by so many pixels. */
export interface PlacedName extends MapName {
  readonly right: number;
  readonly down: number;
}

/** From which zoom a name is read, and its size in pixels (`map-names.module.css`). */
const looks: Readonly<Record<NameKind, { readonly from: number; readonly letter: number; readonly height: number }>> = {
  area: { from: 11, letter: 8, height: 22 },
  water: { from: 0, letter: 11, height: 24 },
  quarter: { from: 11, letter: 6.75, height: 18 },
  place: { from: 12, letter: 6.75, height: 18 },
  landmark: { from: 14, letter: 6.75, height: 18 },
};

/** How far a name may stand from its place, in pixels: farther, it would be read as another's. */
const sides = { right: [0, -24, 24, -48, 48, -72, 72], down: [0, -14, 14, -28, 28, -42, 42, -56, 56, 70, -76] } as const;

const away = ({ right, down }: { readonly right: number; readonly down: number }) => Math.hypot(1.6 * right, down);

/** The places that are tried for a name, the nearest first: above and below before beside, where a window may end. */
const tries = sides.down
  .flatMap((down) => sides.right.map((right) => ({ right, down })))
  .sort((one, other) => away(one) - away(other));

/** How far a marker that gives way to a name may be from the one that it joins, in pixels. */
const joinReach = 2 * markerSize;

/**
 * The names of areas that are read at a zoom, each where it lies on no marker and on no other name: at its place or beside
 * it. A name that has no such room takes that of the fewest markers that have a neighbour to join: these give way.
 */
export function placeAreaNames<Point extends WorldPoint>(markers: readonly Point[], zoom: number) {
  const names: PlacedName[] = [];
  const boxes: Box[] = [];
  let standing = markers;
  for (const name of readAt(zoom)) {
    if (name.kind !== 'area') continue;
    const without = (covered: readonly Point[]) => standing.filter((marker) => !covered.includes(marker));
    const rooms = roomsFor(name, zoom)
      .filter(({ box }) => !boxes.some((other) => meet(box, other)))
      .map((room) => ({ ...room, covered: standing.filter((marker) => meet(room.box, markerBox(marker))) }))
      .sort((one, other) => one.covered.length - other.covered.length);
    const room = rooms.find(({ covered }) => {
      const rest = without(covered);
      return covered.every((marker) => (nearest(marker, rest)?.distance ?? Number.POSITIVE_INFINITY) <= joinReach);
    });
    if (room === undefined) continue;
    standing = without(room.covered);
    boxes.push(room.box);
    names.push({ ...name, right: room.right, down: room.down });
  }
  return { names, boxes, standing };
}

/** All other names that are read at a zoom and have room beside what is `taken`. */
export function placeOtherNames(taken: readonly Box[], zoom: number): readonly PlacedName[] {
  const boxes = [...taken];
  return readAt(zoom).flatMap((name) => {
    if (name.kind === 'area') return [];
    const room = roomsFor(name, zoom).find(({ box }) => !boxes.some((other) => meet(box, other)));
    if (room === undefined) return [];
    boxes.push(room.box);
    return [{ ...name, right: room.right, down: room.down }];
  });
}

const readAt = (zoom: number) => mapNames.filter(({ kind }) => zoom >= looks[kind].from);

/** Where a name may stand, the nearest to its place first. */
function roomsFor(name: MapName, zoom: number) {
  const { letter, height } = looks[name.kind];
  const { x, y } = toWorldPoint(name, zoom);
  const half = (name.name.length * letter) / 2;
  return tries.map(({ right, down }) => ({
    right,
    down,
    box: { left: x + right - half, right: x + right + half, top: y + down - height / 2, bottom: y + down + height / 2 },
  }));
}
