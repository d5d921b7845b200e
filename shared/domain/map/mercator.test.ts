import fc from 'fast-check';
import { toWorldPoint } from './mercator';

test.each([
  [0, 0, 0, 128, 128],
  [85.0511287798, -180, 0, 0, 0],
  [-85.0511287798, 180, 1, 512, 512],
  // The tile of Downtown Dubai at zoom 12 is 2676 / 1751.
  [25.1972, 55.2744, 12, 2676.8 * 256, 1751.6 * 256],
])('puts %d, %d at zoom %d where the tiles have it', (latitude, longitude, zoom, x, y) => {
  const point = toWorldPoint({ latitude, longitude }, zoom);
  expect(Math.abs(point.x - x)).toBeLessThan(128);
  expect(Math.abs(point.y - y)).toBeLessThan(128);
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
