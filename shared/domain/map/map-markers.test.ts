import fc from 'fast-check';
import { type MapBounds, markerLimit, placeMarkers } from './map-markers';

const place = (latitude: number, longitude: number, location: string | null = null) => ({
  latitude,
  longitude,
  location,
});
const dubai: MapBounds = { west: 54.9, south: 24.9, east: 55.6, north: 25.4 };

test('gives every project its own marker up to two hundred', () => {
  const items = Array.from({ length: markerLimit }, () => place(25.1, 55.2));
  const placed = placeMarkers(items, { bounds: null, zoom: 12 });
  expect(placed).toEqual({ markers: items, clusters: [], total: 200 });
});

test('leaves out what is not in view, and keeps what stands on its edge', () => {
  const items = [place(25.1, 55.2), place(24.43, 54.61), place(25.4, 55.6)];
  expect(placeMarkers(items, { bounds: dubai, zoom: 12 }).markers).toEqual([items[0], items[2]]);
});

test('gathers more than two hundred and names the place that most of them name', () => {
  const marina = Array.from({ length: 150 }, () => place(25.08, 55.14, 'Dubai Marina'));
  const others = Array.from({ length: 90 }, () => place(25.0801, 55.1402, 'JLT'));
  const alone = place(25.2, 55.3, 'Deira');
  const placed = placeMarkers([...marina, alone, ...others], { bounds: null, zoom: 12 });
  expect(placed.markers).toEqual([alone]);
  expect(placed.total).toBe(241);
  expect(placed.clusters).toEqual([
    {
      count: 240,
      location: 'Dubai Marina',
      latitude: expect.closeTo(25.08, 3),
      longitude: expect.closeTo(55.14, 3),
      bounds: { west: 55.14, south: 25.08, east: 55.1402, north: 25.0801 },
    },
  ]);
});

test('takes apart what was gathered when I look nearer', () => {
  const items = Array.from({ length: 260 }, (_, index) => place(25.1 + (index % 2) * 0.01, 55.2));
  expect(placeMarkers(items, { bounds: null, zoom: 9 }).clusters).toHaveLength(1);
  expect(placeMarkers(items, { bounds: null, zoom: 16 }).clusters).toHaveLength(2);
});

test('gathers neighbours into one sign where two would lie on each other', () => {
  // 100 metres apart, on both sides of a square's edge at some zoom.
  const items = Array.from({ length: 300 }, (_, index) => place(25.1, 55.2 + (index % 2) * 0.001));
  for (let zoom = 5; zoom <= 13; zoom += 1) {
    expect(placeMarkers(items, { bounds: null, zoom }).clusters.map(({ count }) => count)).toEqual([300]);
  }
});

test('never shows more than two hundred signs, loses nobody, and puts each sign among its projects', () => {
  const somewhere = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    location: fc.constantFrom(null, 'Dubai Marina', 'Deira'),
  });
  fc.assert(
    fc.property(
      fc.array(somewhere, { minLength: 190, maxLength: 500 }),
      fc.integer({ min: 0, max: 19 }),
      (items, zoom) => {
        const { markers, clusters, total } = placeMarkers(items, { bounds: null, zoom });
        expect(total).toBe(items.length);
        expect(markers.length + clusters.length).toBeLessThanOrEqual(markerLimit);
        expect(clusters.reduce((sum, { count }) => sum + count, markers.length)).toBe(items.length);
        for (const { latitude, longitude, bounds } of clusters) {
          expect(latitude).toBeGreaterThanOrEqual(bounds.south);
          expect(latitude).toBeLessThanOrEqual(bounds.north);
          expect(longitude).toBeGreaterThanOrEqual(bounds.west);
          expect(longitude).toBeLessThanOrEqual(bounds.east);
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('twenty thousand projects at one door do not break it', () => {
  const items = Array.from({ length: 20_000 }, () => place(25.1, 55.2));
  const placed = placeMarkers(items, { bounds: null, zoom: 19 });
  expect(placed.clusters.map(({ count }) => count)).toEqual([20_000]);
});
