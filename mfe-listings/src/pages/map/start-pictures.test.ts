import { startView } from '@iwan/shared/domain/map/map-markers';
import { toWorldPoint } from '@iwan/shared/domain/map/mercator';
import { pointOn, startPictures } from './start-pictures';

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
