import { boundsOf } from './bounds-of';

test('returns the bounds that contain all points', () => {
  const bounds = { west: 54.6, south: 24.4, east: 54.7, north: 24.5 };
  const cluster = { latitude: 24.45, longitude: 54.65, count: 2, location: null, bounds };
  const place = { latitude: 25.1, longitude: 55.1 };
  expect(boundsOf([place], [cluster])).toEqual({ west: 54.6, south: 24.4, east: 55.1, north: 25.1 });
  expect(boundsOf([], [])).toBeNull();
});
