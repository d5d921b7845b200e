import { RestartPauses } from './remote-workers';

test('starts the next process at once, and ever later where they end one after the other', () => {
  const pauses = new RestartPauses();
  expect([0, 10, 20, 30, 40, 50, 60, 70].map((now) => pauses.next(now))).toEqual([
    0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

test('forgets what ended a minute ago, counted from when the next one could start', () => {
  const pauses = new RestartPauses();
  for (let end = 0; end < 4; end += 1) pauses.next(0);
  expect(pauses.next(63_000)).toBe(8_000);
  expect(pauses.next(63_000 + 8_000 + 60_001)).toBe(0);
});
