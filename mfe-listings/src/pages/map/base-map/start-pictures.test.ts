import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startView } from '@iwan/shared/domain/map/map-markers';
import { toWorldPoint } from '@iwan/shared/domain/map/mercator';
import { pointOn, startPictures, viewOfWindow, westwards } from './start-pictures';

test.each(startPictures)('in a window of an odd size the $look picture lies where Leaflet lays its map', (picture) => {
  const { x, y } = toWorldPoint(picture.view, picture.view.zoom);
  // As `static-map.module.css` rounds: to the right, and not down.
  expect(x % 1).toBeGreaterThanOrEqual(0.5);
  expect(y % 1).toBeLessThan(0.5);
});

test.each([
  ['the middle of the map', startView, { left: 720, top: 500 }],
  ['Dubai Marina, to the south-west', { latitude: 25.0805, longitude: 55.1403 }, { left: 488, top: 691 }],
])('%s lies on the wide picture', (_, place, point) => {
  expect(pointOn(startPictures[0], place)).toEqual(point);
});

const [, narrow] = startPictures;
const inWindow = (width: number) =>
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({ matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1]) }),
  });

test.each([
  [320, 11],
  [359, 11],
  [360, 0],
  [767, 0],
])('at %s px the live map looks %s px farther west than the middle of the narrow picture', (width, pixels) => {
  inWindow(width);
  const [x, middle] = [viewOfWindow(startView), narrow.view].map((view) => toWorldPoint(view, narrow.view.zoom).x);
  expect((middle ?? 0) - (x ?? 0)).toBeCloseTo(pixels, 6);
});

// Where the clusters of the demo content stand, the most western and the most eastern; a marker is 52 px wide.
test.each([
  ['Palm Jumeirah', { latitude: 25.1244, longitude: 55.1305 }],
  ['Dubailand', { latitude: 25.0798, longitude: 55.314 }],
])('at 320 px the marker of %s is not cut at the side', (_, place) => {
  inWindow(320);
  const view = viewOfWindow(startView);
  const [at, middle] = [place, view].map((point) => Math.round(toWorldPoint(point, view.zoom).x));
  const fromLeft = (at ?? 0) - (middle ?? 0) + 320 / 2;
  expect(fromLeft).toBeGreaterThanOrEqual(26);
  expect(fromLeft).toBeLessThanOrEqual(320 - 26);
});

test('the picture lies as far west in the narrowest windows', () => {
  const css = readFileSync(join(__dirname, '../canvas/static-map.module.css'), 'utf8');
  expect(css).toContain(`@media (max-width: 359.98px) {\n  .layer {\n    margin-left: ${westwards}px;`);
});
