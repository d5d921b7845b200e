import fc from 'fast-check';
import { toWorldPoint } from './mercator';

/** Metres of the equator from its middle to its end, by the radius of the projection. */
const halfOfWorld = Math.PI * 6_378_137;
/** Where the world of one tile has a point that is given in metres of the projection. */
const ofMetres = (east: number, north: number) => ({
  x: (0.5 + east / halfOfWorld / 2) * 256,
  y: (0.5 - north / halfOfWorld / 2) * 256,
});

test('puts the middle of the world, its corners and what lies beyond the last latitude where tiles are cut', () => {
  expect(toWorldPoint({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 128, y: 128 });
  for (const [latitude, longitude, zoom, x, y] of [
    [85.0511287798, -180, 0, 0, 0],
    [90, -180, 0, 0, 0],
    [-85.0511287798, 180, 1, 512, 512],
    [-90, 180, 1, 512, 512],
  ] as const) {
    const point = toWorldPoint({ latitude, longitude }, zoom);
    expect(point.x).toBeCloseTo(x, 6);
    expect(point.y).toBeCloseTo(y, 6);
  }
});

test('agrees with the example of the projection, EPSG guidance note 7-2, to less than a centimetre', () => {
  const latitude = 24 + 22 / 60 + 54.433 / 3600;
  const longitude = -(100 + 20 / 60);
  const point = toWorldPoint({ latitude, longitude }, 0);
  const { x, y } = ofMetres(-11_169_055.58, 2_800_000);
  const metres = (pixels: number) => (pixels / 256) * 2 * halfOfWorld;
  expect(Math.abs(metres(point.x - x))).toBeLessThan(0.01);
  expect(Math.abs(metres(point.y - y))).toBeLessThan(0.01);
});

test("agrees with the example of another maker of tiles, Google's of Chicago, to a millionth of a pixel", () => {
  const { x, y } = toWorldPoint({ latitude: 41.85, longitude: -87.65 }, 0);
  expect(x).toBeCloseTo(65.67111111111113, 6);
  expect(y).toBeCloseTo(95.17492654697409, 6);
});

test('every place of the globe lies in the world, and twice as far at the next zoom', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(degrees(90), degrees(180), fc.integer({ min: 0, max: 18 }), (latitude, longitude, zoom) => {
      const point = toWorldPoint({ latitude, longitude }, zoom);
      const nearer = toWorldPoint({ latitude, longitude }, zoom + 1);
      for (const axis of ['x', 'y'] as const) {
        expect(point[axis]).toBeGreaterThanOrEqual(-0.01);
        expect(point[axis]).toBeLessThanOrEqual(256 * 2 ** zoom + 0.01);
        expect(nearer[axis]).toBeCloseTo(2 * point[axis], 4);
      }
    }),
  );
});
