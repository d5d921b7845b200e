import fc from 'fast-check';
import { isWithin, type MapBounds, markerLimit, markerSize, placeMarkers } from './map-markers';

const place = (latitude: number, longitude: number, location: string | null = null) => ({
  latitude,
  longitude,
  location,
});
const noPrice = () => null;
const dubai: MapBounds = { west: 54.9, south: 24.9, east: 55.6, north: 25.4 };

test('gives every project its own marker up to two hundred', () => {
  const items = Array.from({ length: markerLimit }, () => place(25.1, 55.2));
  const placed = placeMarkers(items, { bounds: null, zoom: 12 }, noPrice);
  expect(placed).toEqual({ markers: items, clusters: [], total: 200 });
});

test('leaves out what is not in view, and keeps what stands on its edge', () => {
  const items = [place(25.1, 55.2), place(24.43, 54.61), place(25.4, 55.6)];
  expect(placeMarkers(items, { bounds: dubai, zoom: 12 }, noPrice).markers).toEqual([items[0], items[2]]);
});

test.each([
  [25.1, 55.2, true],
  [24.9, 54.9, true],
  [25.4, 55.6, true],
  [24.8999, 55.2, false],
  [25.4001, 55.2, false],
  [25.1, 54.8999, false],
  [25.1, 55.6001, false],
])('the place %d, %d is in view: %p', (latitude, longitude, isIn) => {
  expect(isWithin({ latitude, longitude }, dubai)).toBe(isIn);
  expect(isWithin({ latitude, longitude }, null)).toBe(true);
});

test('shows two hundred places far apart alone, and gathers only what must be', () => {
  const lone = Array.from({ length: 199 }, (_, index) =>
    place(-40 + (index % 20) * 4, -120 + Math.floor(index / 20) * 8),
  );
  const pair = [place(60, 100), place(60, 100)];
  const placed = placeMarkers([...lone, ...pair], { bounds: null, zoom: 12 }, noPrice);
  expect(placed.markers).toEqual(lone);
  expect(placed.clusters.map(({ count }) => count)).toEqual([2]);
});

test.each([
  [['A', 'B', 'B'], 'B'],
  [['B', 'B', 'A'], 'B'],
  [[null, null, 'A'], 'A'],
  [[null, null, null], null],
])('of a hundred times %j a cluster names %p', (locations, named) => {
  const items = Array.from({ length: 100 }, () => locations.map((location) => place(25.1, 55.2, location))).flat();
  const [cluster] = placeMarkers(items, { bounds: null, zoom: 12 }, noPrice).clusters;
  expect(cluster?.location).toBe(named);
});

test('a cluster stands in the middle of its projects, nearer to where most of them are', () => {
  const items = Array.from({ length: 300 }, (_, index) =>
    index % 3 === 0 ? place(25.1, 55.2) : place(25.103, 55.206),
  );
  const [cluster] = placeMarkers(items, { bounds: null, zoom: 9 }, noPrice).clusters;
  expect(cluster?.latitude).toBeCloseTo(25.102, 9);
  expect(cluster?.longitude).toBeCloseTo(55.204, 9);
});

test('gathers more than two hundred and names the place that most of them name', () => {
  const marina = Array.from({ length: 150 }, () => place(25.08, 55.14, 'Dubai Marina'));
  const others = Array.from({ length: 90 }, () => place(25.0801, 55.1402, 'JLT'));
  const alone = place(25.2, 55.3, 'Deira');
  const placed = placeMarkers([...marina, alone, ...others], { bounds: null, zoom: 12 }, noPrice);
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

test.each([
  [[1_950_000, 800_000, 0], 800_000],
  [[0, 1_200_000], 1_200_000],
  [[0, 0], undefined],
])('a cluster of projects at %j dirhams says %p as the least price', (prices, expected) => {
  const items = Array.from({ length: 201 }, (_, index) => ({
    ...place(25.1, 55.2),
    price: prices[index % prices.length] ?? 0,
  }));
  const [cluster] = placeMarkers(items, { bounds: null, zoom: 12 }, ({ price }) => price).clusters;
  expect(cluster?.leastPrice).toBe(expected);
});

test('takes apart what was gathered when I look nearer', () => {
  const items = Array.from({ length: 260 }, (_, index) => place(25.1 + (index % 2) * 0.01, 55.2));
  expect(placeMarkers(items, { bounds: null, zoom: 9 }, noPrice).clusters).toHaveLength(1);
  expect(placeMarkers(items, { bounds: null, zoom: 16 }, noPrice).clusters).toHaveLength(2);
});

describe('beside the common side of two squares', () => {
  const zoom = 12;
  const square = 2 * markerSize;
  /** The common corner of four squares over Dubai, in pixels of the zoom. */
  const corner = { x: 6_587 * square, y: 4_321 * square };
  const world = 256 * 2 ** zoom;
  /** The place of a pixel: Web Mercator turned round. */
  const at = (x: number, y: number, location: string | null = null) => {
    const north = Math.PI * (1 - (2 * y) / world);
    return place((Math.atan(Math.sinh(north)) * 180) / Math.PI, (x / world) * 360 - 180, location);
  };
  /** Groups of projects, each at one point so many pixels from the corner. */
  const clustersOf = (...groups: readonly (readonly [count: number, x: number, y: number])[]) => {
    const items = groups.flatMap(([count, x, y]) =>
      Array.from({ length: count }, () => at(corner.x + x, corner.y + y)),
    );
    return placeMarkers(items, { bounds: null, zoom }, noPrice).clusters.map(({ count }) => count);
  };

  test.each([
    ['to the east', [150, -25, 10], [100, 26, 10], [250]],
    ['to the east, further', [150, -26, 10], [100, 27, 10], [150, 100]],
    ['to the south', [150, 10, -25], [100, 10, 26], [250]],
    ['to the south, further', [150, 10, -26], [100, 10, 27], [150, 100]],
    ['across the corner', [150, -18, -18], [100, 18, 18], [250]],
    ['across the corner, further', [150, -20, -20], [100, 20, 20], [150, 100]],
  ] as const)('markers that would cover each other become one, others do not: %s', (_, one, other, counts) => {
    expect(clustersOf(one, other)).toEqual(counts);
    expect(clustersOf(other, one)).toEqual(counts);
  });

  test('projects of one square are one marker, however far apart in it', () => {
    expect(clustersOf([150, 1, 1], [100, square - 1, square - 1])).toEqual([250]);
  });

  test('the largest marker comes first and takes its neighbours up', () => {
    // The smallest touches both others, which do not touch each other.
    expect(clustersOf([20, -35, 10], [30, -35, -35], [200, 10, 10])).toEqual([220, 30]);
  });
});

test('never shows more than two hundred markers, loses nobody, and puts each cluster among its projects', () => {
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
        const { markers, clusters, total } = placeMarkers(items, { bounds: null, zoom }, noPrice);
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
  const placed = placeMarkers(items, { bounds: null, zoom: 19 }, noPrice);
  expect(placed.clusters.map(({ count }) => count)).toEqual([20_000]);
});
