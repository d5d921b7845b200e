import { startProcessorTime } from '@iwan/shared/testing/processor-time';
import fc from 'fast-check';
import { distanceTo, simplifyLine } from './simplify-line';

const pixel = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 1000 }) });

test('a straight line is reduced to its ends', () => {
  const line = Array.from({ length: 50 }, (_, at) => ({ x: at * 4, y: at * 2 }));
  expect(simplifyLine(line, 40)).toEqual([line[0], line[49]]);
});

test('keeps the corners of a drawn square', () => {
  const side = (from: [number, number], to: [number, number]) =>
    Array.from({ length: 25 }, (_, at) => ({
      x: from[0] + ((to[0] - from[0]) * at) / 25,
      y: from[1] + ((to[1] - from[1]) * at) / 25 + (at % 2),
    }));
  const square = [...side([0, 0], [200, 0]), ...side([200, 0], [200, 200]), ...side([200, 200], [0, 200])];
  const simple = simplifyLine([...square, { x: 0, y: 200 }], 40);
  expect(simple).toHaveLength(4);
  for (const [at, corner] of [
    [0, 0],
    [200, 0],
    [200, 200],
    [0, 200],
  ].entries()) {
    expect(Math.hypot((simple[at]?.x ?? 0) - (corner[0] ?? 0), (simple[at]?.y ?? 0) - (corner[1] ?? 0))).toBeLessThan(
      12,
    );
  }
});

test('any line becomes short and keeps its ends, and no point is invented', () => {
  fc.assert(
    fc.property(fc.array(pixel, { minLength: 2, maxLength: 400 }), fc.integer({ min: 3, max: 40 }), (line, most) => {
      const simple = simplifyLine(line, most);
      expect(simple.length).toBeLessThanOrEqual(most);
      expect([simple[0], simple.at(-1)]).toEqual([line[0], line.at(-1)]);
      for (const point of simple) expect(line).toContain(point);
    }),
  );
});

test('a line that is short at once deviates by no more than the tremble of a finger', () => {
  fc.assert(
    fc.property(fc.array(pixel, { minLength: 2, maxLength: 40 }), (line) => {
      const simple = simplifyLine(line, 40);
      for (const point of line) {
        const distances = simple.slice(1).map((end, at) => distanceTo(point, simple[at] ?? end, end));
        expect(Math.min(...distances)).toBeLessThanOrEqual(3);
      }
    }),
  );
});

test('a scribble of two thousand points is simplified quickly', () => {
  const line = Array.from({ length: 2_000 }, (_, at) => ({ x: Math.sin(at) * 500, y: Math.cos(at * 1.7) * 500 }));
  const processorTime = startProcessorTime();
  expect(simplifyLine(line, 40).length).toBeLessThanOrEqual(40);
  expect(processorTime()).toBeLessThan(2_000);
});
