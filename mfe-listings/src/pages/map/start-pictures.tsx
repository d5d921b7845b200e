import type { Coordinates } from '@iwan/shared/contracts/entities';
import { startView } from '@iwan/shared/domain/map/map-markers';
import type { MapStart } from '@iwan/shared/domain/map/map-query';
import { writeMapStart } from '@iwan/shared/domain/map/map-query';
import { toWorldPoint } from '@iwan/shared/domain/map/mercator';
import { BaseMapPicture } from '@iwan/shared/ui/base-map-picture';
import narrowDark from './base-map-narrow-dark.webp';
import narrowLight from './base-map-narrow-light.webp';

/** One of the two pictures of the map as it opens: which zoom it shows around the start, and its size in pixels. */
export interface StartPicture {
  readonly look: 'wide' | 'narrow';
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

/** Where the list stands beneath the map, as on a phone (`map-page.module.css`). */
const narrowWindow = '(max-width: 990.98px)';

/**
 * The map of a wide window opens as near as section 9 says. In a narrow one that would show a quarter of Dubai: there it
 * opens one step farther off, at the same place.
 */
export const startPictures = [
  { look: 'wide', zoom: startView.zoom, width: 1440, height: 1000 },
  { look: 'narrow', zoom: startView.zoom - 1, width: 992, height: 520 },
] as const satisfies readonly StartPicture[];

const [, narrow] = startPictures;

/** Whether a view is the one that goes without saying. */
export const isStart = (start: MapStart) => writeMapStart(start) === writeMapStart(startView);

/** The view that this window opens at. */
export function viewOfWindow(start: MapStart): MapStart {
  return isStart(start) && matchMedia(narrowWindow).matches ? { ...start, zoom: narrow.zoom } : start;
}

/** Where a place lies on a picture, in pixels from its upper left corner. */
export function pointOn({ zoom, width, height }: StartPicture, place: Coordinates) {
  const middle = toWorldPoint(startView, zoom);
  const { x, y } = toWorldPoint(place, zoom);
  return { left: Math.round(x - middle.x + width / 2), top: Math.round(y - middle.y + height / 2) };
}

/** The same for what must stand on the picture: `null` for a place beyond its edges. */
export function placeOn(picture: StartPicture, place: Coordinates) {
  const { left, top } = pointOn(picture, place);
  return left < 0 || top < 0 || left > picture.width || top > picture.height ? null : { left, top };
}

/** The picture that fits the window; both schemes. */
export function MapPicture() {
  return <BaseMapPicture priority narrow={{ media: narrowWindow, light: narrowLight, dark: narrowDark }} />;
}
