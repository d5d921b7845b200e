import { markerSize } from '@iwan/shared/domain/map/map-markers';
import type { WorldPoint } from '@iwan/shared/domain/map/mercator';

/** A rectangle of the map, in pixels of the world. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The distance of a marker's tip from its lower edge, in pixels (`leaflet/placed.module.css`). */
const beneathFoot = 2;

/** The rectangle that a marker covers whose tip is at a place. */
export function markerBox({ x, y }: WorldPoint): Box {
  const bottom = y + beneathFoot;
  return { left: x - markerSize / 2, right: x + markerSize / 2, top: bottom - markerSize, bottom };
}

export function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
