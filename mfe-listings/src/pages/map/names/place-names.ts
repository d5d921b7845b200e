import { markerSize } from '@iwan/shared/domain/map/map-markers';
import { toWorldPoint, type WorldPoint } from '@iwan/shared/domain/map/mercator';
import { nearest } from '../clusters/cluster-markers';
import { type Box, markerBox, meet } from './boxes';
import { type MapName, mapNames, type NameKind } from './map-names';

/** A name and its offset from its place, in pixels. */
export interface PlacedName extends MapName {
  readonly right: number;
  readonly down: number;
}

/** The lowest zoom at which a name is shown, and its size in pixels (`map-names.module.css`). */
const looks: Readonly<Record<NameKind, { readonly from: number; readonly letter: number; readonly height: number }>> = {
  area: { from: 11, letter: 8, height: 22 },
  water: { from: 0, letter: 11, height: 24 },
  quarter: { from: 11, letter: 6.75, height: 18 },
  place: { from: 12, letter: 6.75, height: 18 },
  landmark: { from: 14, letter: 6.75, height: 18 },
};

/** The largest offset of a name from its place, in pixels: farther, it would look like the name of another place. */
const sides = {
  right: [0, -24, 24, -48, 48, -72, 72],
  down: [0, -14, 14, -28, 28, -42, 42, -56, 56, 70, -76],
} as const;
const farthest = { right: 72, down: 76 } as const;

const away = ({ right, down }: { readonly right: number; readonly down: number }) => Math.hypot(1.6 * right, down);

/** The offsets that are tried for a name, the smallest first: above and below before beside. */
const tries = sides.down
  .flatMap((down) => sides.right.map((right) => ({ right, down })))
  .sort((one, other) => away(one) - away(other));

/** The largest distance in pixels from a marker that makes room for a name to the one that it joins. */
const joinReach = 2 * markerSize;

/** What is on the map before names are placed. */
interface Before<Point> {
  /** What no name may cover. */
  readonly taken: readonly Box[];
  /** Markers that can join a neighbour to make room for a name. */
  readonly markers: readonly Point[];
}

/**
 * Places the names of a zoom, those of areas or all others, where they cover nothing: at their place or beside it. A name
 * without room takes that of the fewest markers; it is left out if these cannot join others. `standing` are the remaining
 * markers, `boxes` what the names cover.
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
    // Everything that any of the offsets could overlap.
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
