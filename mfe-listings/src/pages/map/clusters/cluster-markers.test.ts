import { type MarkerCluster, markerSize } from '@iwan/shared/domain/map/map-markers';
import { toWorldPoint } from '@iwan/shared/domain/map/mercator';
import fc from 'fast-check';
import { joinCovered, pointsOf, withoutOverlaps } from './cluster-markers';

const project = (id: number, latitude: number, longitude: number, price = 0) => ({
  id,
  latitude,
  longitude,
  location: 'Dubai Marina',
  price,
});
type Project = ReturnType<typeof project>;
const zoom = 12;

function clusterMarkers(projects: readonly Project[], clusters: readonly MarkerCluster[], near = zoom) {
  const points = pointsOf(projects, clusters, near);
  return joinCovered(points, withoutOverlaps(points));
}
/** Degrees of a pixel over Dubai at that zoom. */
const pixel = 360 / (256 * 2 ** zoom);
const beside = (id: number, pixels: number, price = 0) => project(id, 25.1, 55.1 + pixels * pixel, price);

test.each([
  ['apart', [0, 53], [1, 1]],
  ['so that they would cover each other', [0, 51], [2]],
  ['in a chain, of which the middle one covers both others', [0, 40, 80], [2, 1]],
  ['in a long chain', [0, 40, 80, 120], [2, 2]],
  ['all at one place', [0, 0, 0], [3]],
])('projects that stand %s have as many markers as fit', (_, pixels, counts) => {
  const { alone, joined } = clusterMarkers(
    pixels.map((right, id) => beside(id, right)),
    [],
  );
  expect([...joined.map(({ count }) => count), ...alone.map(() => 1)]).toEqual(counts);
});

test('a cluster has the position of one of its projects, shows the lowest price, and is separated at a higher zoom', () => {
  const projects = [beside(1, 0, 2_500_000), beside(2, 30, 1_950_000), beside(3, 30)];
  const { joined } = clusterMarkers(projects, []);
  expect(joined).toMatchObject([{ count: 3, location: 'Dubai Marina', leastPrice: 1_950_000 }]);
  expect(projects.map(({ longitude }) => longitude)).toContain(joined[0]?.longitude);
  expect(joined[0]?.bounds).toEqual({ west: 55.1, south: 25.1, east: 55.1 + 30 * pixel, north: 25.1 });
  expect(clusterMarkers(projects.slice(0, 2), [], zoom + 1).alone).toHaveLength(2);
});

test('adds a project to a cluster that covers it, and its price', () => {
  const bounds = { west: 55.1, south: 25.1, east: 55.12, north: 25.12 };
  const cluster = { latitude: 25.11, longitude: 55.11, count: 9, location: 'Al Furjan', bounds, leastPrice: 2_000_000 };
  const { joined } = clusterMarkers([project(1, 25.111, 55.111, 900_000)], [cluster]);
  expect(joined).toMatchObject([{ count: 10, location: 'Al Furjan', bounds, leastPrice: 900_000 }]);
});

const place = fc.record({
  latitude: fc.double({ min: 24.9, max: 25.3, noNaN: true }),
  longitude: fc.double({ min: 55, max: 55.4, noNaN: true }),
});
const places = fc.array(place, { maxLength: 120 });
const apart = (one: Project, other: Project, near: number) => {
  const [from, to] = [toWorldPoint(one, near), toWorldPoint(other, near)];
  return Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y));
};

test('for any content of the map no two markers overlap, no project is lost, and none is clustered without need', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 5, max: 18 }), (all, near) => {
      const projects = all.map(({ latitude, longitude }, id) => project(id, latitude, longitude));
      const { alone, joined } = clusterMarkers(projects, [], near);
      expect(alone.length + joined.reduce((sum, { members }) => sum + members.length, 0)).toBe(projects.length);
      const shown = [...alone, ...joined].map((marker) => project(0, marker.latitude, marker.longitude));
      for (const [at, one] of shown.entries()) {
        for (const other of shown.slice(at + 1)) expect(apart(one, other, near)).toBeGreaterThanOrEqual(markerSize);
      }
      for (const marker of joined) {
        const own = project(0, marker.latitude, marker.longitude);
        for (const member of marker.members) expect(apart(own, member, near)).toBeLessThan(markerSize);
      }
    }),
  );
});
