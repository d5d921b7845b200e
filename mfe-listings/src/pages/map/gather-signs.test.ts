import { type MarkerCluster, signSize } from '@iwan/shared/domain/map/map-markers';
import { toWorldPoint } from '@iwan/shared/domain/map/mercator';
import fc from 'fast-check';
import { boundsOf, gatherSigns } from './gather-signs';

const door = (id: number, latitude: number, longitude: number, location = 'Dubai Marina') => ({
  id,
  latitude,
  longitude,
  location,
});
const zoom = 12;

test('leaves doors alone that stand apart', () => {
  const doors = [door(1, 25.1, 55.1), door(2, 25.2, 55.3)];
  expect(gatherSigns(doors, [], zoom)).toEqual({ alone: doors, gathered: [] });
});

test('gathers two doors that touch, with both as its members, and takes them apart nearer by', () => {
  const doors = [door(1, 25.1, 55.1), door(2, 25.102, 55.102), door(3, 25.3, 55.3)];
  const { alone, gathered } = gatherSigns(doors, [], zoom);
  expect(alone).toEqual([doors[2]]);
  expect(gathered).toMatchObject([{ count: 2, location: 'Dubai Marina', members: [doors[0], doors[1]] }]);
  expect(gathered[0]?.bounds).toEqual({ west: 55.1, south: 25.1, east: 55.102, north: 25.102 });
  expect(gatherSigns(doors, [], 18).gathered).toEqual([]);
});

test('takes a door into a cluster that it touches', () => {
  const bounds = { west: 55.1, south: 25.1, east: 55.12, north: 25.12 };
  const cluster: MarkerCluster = { latitude: 25.11, longitude: 55.11, count: 9, location: 'Al Furjan', bounds };
  const { gathered } = gatherSigns([door(1, 25.111, 55.111)], [cluster], zoom);
  expect(gathered).toMatchObject([{ count: 10, location: 'Al Furjan', bounds }]);
});

test('whatever the map holds, no two signs touch and no project is lost', () => {
  const place = fc.record({
    latitude: fc.double({ min: 24.9, max: 25.3, noNaN: true }),
    longitude: fc.double({ min: 55, max: 55.4, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 120 }), fc.integer({ min: 5, max: 18 }), (places, near) => {
      const doors = places.map(({ latitude, longitude }, id) => door(id, latitude, longitude));
      const { alone, gathered } = gatherSigns(doors, [], near);
      expect(alone.length + gathered.reduce((sum, { members }) => sum + members.length, 0)).toBe(doors.length);
      const signs = [...alone, ...gathered].map((sign) => toWorldPoint(sign, near));
      for (const [at, one] of signs.entries()) {
        for (const other of signs.slice(at + 1)) {
          // A degree of latitude is not everywhere as long: the middle in degrees is off that in pixels by a hair.
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(signSize - 1);
        }
      }
    }),
  );
});

test('gathers twenty thousand within a moment', () => {
  const doors = Array.from({ length: 20_000 }, (_, id) => door(id, 24.9 + (id % 200) * 0.002, 55 + id * 0.00002));
  const began = performance.now();
  gatherSigns(doors, [], zoom);
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('knows the part of the map that all lie in', () => {
  const bounds = { west: 54.6, south: 24.4, east: 54.7, north: 24.5 };
  const cluster: MarkerCluster = { latitude: 24.45, longitude: 54.65, count: 2, location: null, bounds };
  expect(boundsOf([door(1, 25.1, 55.1)], [cluster])).toEqual({ west: 54.6, south: 24.4, east: 55.1, north: 25.1 });
  expect(boundsOf([], [])).toBeNull();
});
