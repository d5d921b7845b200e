import { type MapBounds, startView } from './map-markers';

/** The initial view of the map: a place and a zoom. */
export interface MapStart {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** The lowest and highest zoom. */
export const zoomLimits = { least: 5, most: 18 } as const;

/** The value of `view` for a view that shows all results in any window. */
export const wholeView = 'fit';

const decimal = /^-?\d{1,3}(\.\d{1,15})?$/;

function decimals(text: string | null, count: number): readonly number[] | null {
  const parts = (text ?? '').split(',');
  return parts.length === count && parts.every((part) => decimal.test(part)) ? parts.map(Number) : null;
}

/** Parses `view=25.08,55.14,14` of an address: latitude, longitude, zoom; the initial view of section 9 when it is invalid. */
export function parseMapStart(text: string | null): MapStart {
  const [latitude = Number.NaN, longitude = Number.NaN, zoom = Number.NaN] = decimals(text, 3) ?? [];
  const isPlace = Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180;
  if (!isPlace || !(zoom >= zoomLimits.least && zoom <= zoomLimits.most)) return startView;
  return { latitude, longitude, zoom: Math.round(zoom) };
}

/** The format of `parseMapStart`, to about a metre. */
export function writeMapStart({ latitude, longitude, zoom }: MapStart): string {
  return [latitude.toFixed(5), longitude.toFixed(5), String(zoom)].join(',');
}

/** Parses `bbox=west,south,east,north` in degrees, the order of GeoJSON; `null` when it is invalid. */
export function parseBounds(text: string): MapBounds | null {
  const [west = 0, south = 0, east = 0, north = 0] = decimals(text, 4) ?? [Number.NaN];
  const isOnGlobe = Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) <= 90 && Math.abs(north) <= 90;
  return isOnGlobe && west <= east && south <= north ? { west, south, east, north } : null;
}

/** The format of `parseBounds`. */
export function writeBounds({ west, south, east, north }: MapBounds): string {
  return [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(',');
}
