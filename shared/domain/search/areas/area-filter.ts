import type { Coordinates } from '../../model/entities';
import { boundsOfArea, type DrawnArea, parseArea } from './drawn-area';

/** Whether a place is within an area, edges included. Where the outline crosses itself, doubly enclosed parts are outside. */
export function isInArea({ latitude, longitude }: Coordinates, corners: DrawnArea): boolean {
  let isInside = false;
  let from = corners.at(-1);
  for (const to of corners) {
    if (from === undefined) return false;
    const [north, east] = [to.latitude - from.latitude, to.longitude - from.longitude];
    const across = east * (latitude - from.latitude) - north * (longitude - from.longitude);
    if (across === 0 && isBetween(latitude, from.latitude, to.latitude)) {
      if (isBetween(longitude, from.longitude, to.longitude)) return true;
    }
    if (from.latitude > latitude !== to.latitude > latitude) {
      const crossing = from.longitude + ((latitude - from.latitude) / north) * east;
      if (longitude < crossing) isInside = !isInside;
    }
    from = to;
  }
  return isInside;
}

/** The rule of an area in its address format; an invalid one matches nothing. */
export function areaFilter(text: string): (project: { readonly place?: Coordinates | null }) => boolean {
  const corners = parseArea(text);
  if (corners === null) return () => false;
  const { west, south, east, north } = boundsOfArea(corners);
  return ({ place }) =>
    place != null &&
    isBetween(place.latitude, south, north) &&
    isBetween(place.longitude, west, east) &&
    isInArea(place, corners);
}

const isBetween = (number: number, one: number, other: number) =>
  number >= Math.min(one, other) && number <= Math.max(one, other);
