import { startView } from '@iwan/shared/domain/map/map-markers';
import type { MapStart } from '@iwan/shared/domain/map/map-query';
import { writeMapStart } from '@iwan/shared/domain/map/map-query';
import { toWorldPoint } from '@iwan/shared/domain/map/mercator';
import type { Coordinates } from '@iwan/shared/domain/model/entities';
import narrowDark from './base-map-narrow-dark.webp';
import narrowLight from './base-map-narrow-light.webp';
import wideDark from './base-map-wide-dark.webp';
import wideLight from './base-map-wide-light.webp';

/** One of the two pictures of the map at its start: the view at its centre, and its size in pixels. */
export interface StartPicture {
  readonly look: 'wide' | 'narrow';
  readonly view: MapStart;
  readonly width: number;
  readonly height: number;
}

/** A phone, on which map and list are two views of one screen (`map-page.module.css`). */
const narrowWindow = '(max-width: 767.98px)';

/**
 * In a wide window the map opens as section 9 says. On a phone that would show a quarter of Dubai, so there it opens one zoom
 * level lower, around all areas.
 */
export const startPictures = [
  { look: 'wide', view: startView, width: 1440, height: 1000 },
  {
    look: 'narrow',
    view: { latitude: 25.1302, longitude: 55.2303, zoom: startView.zoom - 1 },
    width: 768,
    height: 840,
  },
] as const satisfies readonly StartPicture[];

const [wide, narrow] = startPictures;

/** Whether a view is the default one. */
export const isStart = (start: MapStart) => writeMapStart(start) === writeMapStart(startView);

/** For the narrowest windows: all areas fit only from edge to edge. */
const narrowestWindow = '(max-width: 359.98px)';

/** How many pixels the narrowest windows are moved west, so that the markers on the coast are not cut off. */
export const westwards = 11;

/** The view at which this window opens. */
export function viewOfWindow(start: MapStart): MapStart {
  if (!isStart(start) || !matchMedia(narrowWindow).matches) return start;
  return matchMedia(narrowestWindow).matches ? movedWest(narrow.view, westwards) : narrow.view;
}

/** A view moved west by whole pixels, so that everything keeps its position on the picture. */
function movedWest(view: MapStart, pixels: number): MapStart {
  const { x: pixelsPerDegree } = toWorldPoint({ latitude: 0, longitude: 1 }, view.zoom);
  const { x: origin } = toWorldPoint({ latitude: 0, longitude: 0 }, view.zoom);
  return { ...view, longitude: view.longitude - pixels / (pixelsPerDegree - origin) };
}

/**
 * Where a place lies on a picture, in pixels from its upper left corner, relative to the whole pixel at its centre as in
 * Leaflet. In a window of an odd size, Leaflet rounds its centre to the next pixel to the right or down where the fraction of
 * the view's own is a half or more; for both views it is to the right alone, and `static-map.module.css` does the same.
 */
export function pointOn({ view, width, height }: StartPicture, place: Coordinates) {
  const middle = toWorldPoint(view, view.zoom);
  const { x, y } = toWorldPoint(place, view.zoom);
  return {
    left: Math.round(x) - Math.round(middle.x) + width / 2,
    top: Math.round(y) - Math.round(middle.y) + height / 2,
  };
}

/** The same for what has to lie on the picture: `null` for a place beyond its edges. */
export function placeOn(picture: StartPicture, place: Coordinates) {
  const { left, top } = pointOn(picture, place);
  return left < 0 || top < 0 || left > picture.width || top > picture.height ? null : { left, top };
}

const isDark = '(prefers-color-scheme: dark)';

/** The picture for the window and the colour scheme. It has no names: these are laid out around the markers. */
export function MapPicture() {
  const { width, height } = wide;
  return (
    <picture>
      <source media={`${narrowWindow} and ${isDark}`} srcSet={narrowDark} />
      <source media={narrowWindow} srcSet={narrowLight} />
      <source media={isDark} srcSet={wideDark} />
      <img src={wideLight} alt="" width={width} height={height} fetchPriority="high" />
    </picture>
  );
}
