import { markerSize } from '@iwan/shared/domain/map/map-markers';
import { toWorldPoint, type WorldPoint } from '@iwan/shared/domain/map/mercator';
import { nearest } from '../clusters/cluster-markers';
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
const sides = {
  right: [0, -24, 24, -48, 48, -72, 72],
  down: [0, -14, 14, -28, 28, -42, 42, -56, 56, 70, -76],
} as const;
const farthest = { right: 72, down: 76 } as const;

const away = ({ right, down }: { readonly right: number; readonly down: number }) => Math.hypot(1.6 * right, down);

/** The places that are tried for a name, the nearest first: above and below before beside, where a window may end. */
const tries = sides.down
  .flatMap((down) => sides.right.map((right) => ({ right, down })))
  .sort((one, other) => away(one) - away(other));

/** How far a marker that gives way to a name may be from the one that it joins, in pixels. */
const joinReach = 2 * markerSize;

/** What is on the map before names are placed. */
interface Before<Point> {
  /** What no name may lie on. */
  readonly taken: readonly Box[];
  /** Markers that give way to a name which has no other room, where they have a neighbour to join. */
  readonly markers: readonly Point[];
}

/**
 * The names that are read at a zoom, of areas or all others, each where it lies on nothing: at its place or beside it. What has
 * no such room takes that of the fewest markers, and is left out where these cannot give way. `standing` are the markers that
 * did not, `boxes` what the names cover.
 */
export function placeNames<Point extends WorldPoint>(zoom: number, isArea: boolean, { taken, markers }: Before<Point>) {
  const names: PlacedName[] = [];
  const boxes: Box[] = [];
  let standing = markers;
  for (const name of mapNames) {
    const { from, letter, height } = looks[name.kind];
    if ((name.kind === 'area') !== isArea || zoom < from) continue;
    const { x, y } = toWorldPoint(name, zoom);
    const boxAt = (right: number, down: number, width: number, high: number): Box => ({
      left: x + right - width / 2,
      right: x + right + width / 2,
      top: y + down - high / 2,
      bottom: y + down + high / 2,
    });
    const width = name.name.length * letter;
    // All that any of the tries can meet.
    const reach = boxAt(0, 0, width + 2 * farthest.right, height + 2 * farthest.down);
    const near = [...taken, ...boxes].filter((box) => meet(box, reach));
    const nearMarkers = standing.filter((marker) => meet(markerBox(marker), reach));
    const without = (covered: readonly Point[]) => standing.filter((marker) => !covered.includes(marker));
    const room = tries
      .map(({ right, down }) => ({ right, down, box: boxAt(right, down, width, height) }))
      .filter(({ box }) => !near.some((other) => meet(box, other)))
      .map((each) => ({ ...each, covered: nearMarkers.filter((marker) => meet(each.box, markerBox(marker))) }))
      .sort((one, other) => one.covered.length - other.covered.length)
      .find(({ covered }) => {
        const rest = covered.length === 0 ? [] : without(covered);
        return covered.every((marker) => (nearest(marker, rest)?.distance ?? Number.POSITIVE_INFINITY) <= joinReach);
      });
    if (room === undefined) continue;
    standing = without(room.covered);
    boxes.push(room.box);
    names.push({ ...name, right: room.right, down: room.down });
  }
  return { names, boxes, standing };
}
