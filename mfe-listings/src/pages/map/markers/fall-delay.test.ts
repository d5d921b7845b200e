import { fallDelayOf, longestFallDelay } from './fall-delay';

test('spreads the delays over the whole time, and none is longer', () => {
  const delays = Array.from({ length: 300 }, (_, id) => fallDelayOf(String(id + 1)));
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...delays)).toBeLessThan(longestFallDelay);
  const thirds = [0, 1, 2].map((third) => delays.filter((delay) => Math.floor((delay * 3) / 600) === third).length);
  for (const count of thirds) expect(count).toBeGreaterThan(60);
  // Neighbours in the list have unrelated delays.
  expect(delays.filter((delay, at) => delay > (delays[at - 1] ?? 0)).length).toBeLessThan(200);
});

test.each(['', '11', 'ö', '😀'])('a marker of the id "%s" always has the same delay', (id) => {
  expect(fallDelayOf(id)).toBe(fallDelayOf(id));
  expect(Number.isInteger(fallDelayOf(id))).toBe(true);
});
