import { placeOnBaseMap } from './base-map-picture';

test.each([
  ['the middle of the map', { latitude: 25.14, longitude: 55.22 }, { left: 720, top: 500 }],
  ['Dubai Marina, to the south-west', { latitude: 25.0805, longitude: 55.1403 }, { left: 488, top: 691 }],
  ['Masdar City, far beyond', { latitude: 24.4267, longitude: 54.6162 }, null],
  ['the other end of the world', { latitude: -90, longitude: -180 }, null],
])('%s', (_, place, point) => {
  expect(placeOnBaseMap(place)).toEqual(point);
});
