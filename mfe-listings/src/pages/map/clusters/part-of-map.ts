import {
  isWithin,
  type MapBounds,
  type MapView,
  type MarkerCluster,
  markerSize,
} from '@iwan/shared/domain/map/map-markers';
import { type MapStart, zoomLimits } from '@iwan/shared/domain/map/map-query';
import { toWorldPoint } from '@iwan/shared/domain/map/mercator';

/** Larger than nearly every screen, in pixels. */
const window = { width: 1920, height: 1200 };

/** Degrees of longitude and latitude for a pixel at a zoom, at the latitude of Dubai. */
function degreesPerPixel({ latitude, zoom }: MapStart): { readonly across: number; readonly up: number } {
  const across = 360 / (256 * 2 ** zoom);
  return { across, up: across * Math.cos((latitude * Math.PI) / 180) };
}

/** The part of the map that a window shows around its centre. */
export function boundsAround(start: MapStart): MapBounds {
  const { across, up } = degreesPerPixel(start);
  const [width, height] = [(window.width / 2) * across, (window.height / 2) * up];
  return {
    west: Math.max(-180, start.longitude - width),
    south: Math.max(-90, start.latitude - height),
    east: Math.min(180, start.longitude + width),
    north: Math.min(90, start.latitude + height),
  };
}

/** A part enlarged by half of its size on each side, so that a small move needs no request. */
export function withMargin({ west, south, east, north }: MapBounds): MapBounds {
  const [width, height] = [(east - west) / 2, (north - south) / 2];
  return {
    west: Math.max(-180, west - width),
    south: Math.max(-90, south - height),
    east: Math.min(180, east + width),
    north: Math.min(90, north + height),
  };
}

/** Whether the loaded markers cover a part of the map, so that no request is needed. */
export function covers(known: MapView & { readonly isGathered: boolean }, view: MapView): boolean {
  if (known.isGathered && known.zoom !== view.zoom) return false;
  if (known.bounds === null) return !known.isGathered;
  if (view.bounds === null) return false;
  const { west, south, east, north } = view.bounds;
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ].every((corner) => isWithin(corner, known.bounds));
}

/**
 * The view that separates the projects of a cluster: the highest zoom at which they fit into `pixels`. `null` where they are so
 * close that no zoom does.
 */
export function viewOfCluster(cluster: MarkerCluster, zoom: number, pixels = 520): MapStart | null {
  const { west, south, east, north } = cluster.bounds;
  const corner = toWorldPoint({ latitude: south, longitude: west }, 0);
  const opposite = toWorldPoint({ latitude: north, longitude: east }, 0);
  const extent = Math.max(Math.abs(opposite.x - corner.x), Math.abs(opposite.y - corner.y));
  // At the highest zoom, two markers must be at least the size of a marker apart.
  if (extent * 2 ** zoomLimits.most < markerSize || zoom >= zoomLimits.most) return null;
  const fitting = Math.floor(Math.log2(pixels / extent));
  return {
    latitude: (south + north) / 2,
    longitude: (west + east) / 2,
    zoom: Math.min(zoomLimits.most, Math.max(zoom + 1, fitting)),
  };
}
