import type { MarkerCluster } from '@iwan/shared/domain/map/map-markers';
import { boundsAround, covers, viewOfCluster, withMargin } from './part-of-map';

const dubai = { west: 55, south: 25, east: 55.4, north: 25.2 };
const cluster = (bounds: MarkerCluster['bounds']): MarkerCluster => ({
  latitude: bounds.south,
  longitude: bounds.west,
  count: 300,
  location: null,
  bounds,
});

test('a window over Dubai shows Dubai', () => {
  const part = boundsAround({ latitude: 25.14, longitude: 55.22, zoom: 12 });
  expect(part.west).toBeCloseTo(54.89, 1);
  expect(part.north).toBeCloseTo(25.33, 1);
});

test('a small move needs no request', () => {
  const known = { bounds: withMargin(dubai), zoom: 12, isGathered: true };
  expect(covers(known, { bounds: { ...dubai, west: 54.9, east: 55.3 }, zoom: 12 })).toBe(true);
  expect(covers(known, { bounds: { ...dubai, west: 54.7, east: 55.1 }, zoom: 12 })).toBe(false);
  expect(covers(known, { bounds: dubai, zoom: 13 })).toBe(false);
});

test('needs no request once every project is known', () => {
  expect(covers({ bounds: null, zoom: 12, isGathered: false }, { bounds: dubai, zoom: 17 })).toBe(true);
  expect(covers({ bounds: null, zoom: 12, isGathered: true }, { bounds: dubai, zoom: 12 })).toBe(false);
});

test('zooms in as far as the projects of a cluster fit', () => {
  const view = viewOfCluster(cluster(dubai), 8);
  expect(view).toEqual({ latitude: 25.1, longitude: 55.2, zoom: 10 });
  expect(viewOfCluster(cluster(dubai), 12)?.zoom).toBe(13);
});

test('knows when no zoom separates the projects of a cluster', () => {
  const place = { west: 55.2, south: 25.1, east: 55.2, north: 25.1 };
  expect(viewOfCluster(cluster(place), 12)).toBeNull();
  expect(viewOfCluster(cluster(dubai), 18)).toBeNull();
});
