import { markerSize } from '@iwan/shared/domain/map/map-markers';
import type { WorldPoint } from '@iwan/shared/domain/map/mercator';

/** A part of the map in pixels of the world. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far a marker's foot stands above its lower edge, in pixels (`leaflet/placed.module.css`). */
const beneathFoot = 2;

/** What a marker with its foot on a place covers. */
export function markerBox({ x, y }: WorldPoint): Box {
  const bottom = y + beneathFoot;
  return { left: x - markerSize / 2, right: x + markerSize / 2, top: bottom - markerSize, bottom };
}

export function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
