import type { Coordinates } from '../model/entities';

/** A point of the map in pixels at a zoom, from the north-west corner of the world. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

const tile = 256;
/** The highest latitude of a square map of the world, in degrees. */
const lastLatitude = 85.0511287798;

/** Web Mercator (EPSG:3857): a world of 256 pixels at zoom 0, doubled at each further zoom. */
export function toWorldPoint({ latitude, longitude }: Coordinates, zoom: number): WorldPoint {
  const size = tile * 2 ** zoom;
  const sine = Math.sin((Math.max(-lastLatitude, Math.min(lastLatitude, latitude)) * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}
