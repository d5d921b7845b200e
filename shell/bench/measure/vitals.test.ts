import { blockingTime, largestShiftWindow } from './vitals';

test.each([
  ['nothing moves', [], 0],
  [
    'what moves within a second of the last is one shift',
    [
      [0, 0.1],
      [900, 0.1],
      [1800, 0.1],
    ],
    0.3,
  ],
  [
    'a second of rest begins another',
    [
      [0, 0.1],
      [1000, 0.2],
    ],
    0.2,
  ],
  [
    'no window is longer than five seconds',
    [
      [0, 1],
      [900, 1],
      [1800, 1],
      [2700, 1],
      [3600, 1],
      [4500, 1],
      [5000, 1],
    ],
    6,
  ],
])('%s', (_, shifts, largest) => {
  expect(largestShiftWindow(shifts.map(([at = 0, score = 0]) => ({ at, score })))).toBeCloseTo(largest);
});

test.each([
  ['nothing blocks', [], 0],
  ['a task of 50 ms blocks nobody', [[1000, 50]], 0],
  [
    'what is beyond 50 ms blocks',
    [
      [1000, 80],
      [1200, 150],
    ],
    130,
  ],
  ['what was over before the first paint does not count', [[100, 300]], 0],
  ['of a task that the paint cuts only the rest counts', [[450, 150]], 50],
])('%s', (_, tasks, blocked) => {
  expect(
    blockingTime(
      tasks.map(([at = 0, lasts = 0]) => ({ at, lasts })),
      500,
    ),
  ).toBe(blocked);
});
