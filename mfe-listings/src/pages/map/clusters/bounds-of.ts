import type { MapBounds, MarkerCluster } from '@iwan/shared/domain/map/map-markers';
import type { Coordinates } from '@iwan/shared/domain/model/entities';

/** The bounds of projects and clusters; `null` where there are none. */
export function boundsOf(markers: readonly Coordinates[], clusters: readonly MarkerCluster[]): MapBounds | null {
  let all: MapBounds | null = null;
  const add = (one: MapBounds) => {
    all = {
      west: Math.min(all?.west ?? 180, one.west),
      south: Math.min(all?.south ?? 90, one.south),
      east: Math.max(all?.east ?? -180, one.east),
      north: Math.max(all?.north ?? -90, one.north),
    };
  };
  for (const { latitude, longitude } of markers) {
    add({ west: longitude, south: latitude, east: longitude, north: latitude });
  }
  for (const { bounds } of clusters) add(bounds);
  return all;
}
