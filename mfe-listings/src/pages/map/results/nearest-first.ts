import { toWorldPoint } from '@iwan/shared/domain/map/mercator';
import type { Coordinates } from '@iwan/shared/domain/model/entities';

/**
 * Sorts places by their distance from the centre of the map, measured by the longer axis, as a window grows around it: what a
 * smaller window leaves out is at the end, so that nothing above it moves once the window's size is known.
 */
export function nearestFirst<Place extends Coordinates>(
  places: readonly Place[],
  middle: Coordinates,
): readonly Place[] {
  const from = toWorldPoint(middle, 0);
  const distanceOf = (place: Place) => {
    const { x, y } = toWorldPoint(place, 0);
    return Math.max(Math.abs(x - from.x), Math.abs(y - from.y));
  };
  return places
    .map((place) => ({ place, distance: distanceOf(place) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ place }) => place);
}
