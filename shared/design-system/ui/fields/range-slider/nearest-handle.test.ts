import { nearestHandle } from './nearest-handle';

test.each<[what: string, pressed: number, places: readonly [number, number], expected: 0 | 1]>([
  ['nearer to the lower one', 3, [2, 8], 0],
  ['nearer to the upper one', 6, [2, 8], 1],
  ['half way, the upper one', 5, [2, 8], 1],
  ['below two at one place', 1, [4, 4], 0],
  ['above two at one place', 7, [4, 4], 1],
  ['on two at the first place, of which the upper one can move', 0, [0, 0], 1],
  ['on two at the last place, of which the lower one can move', 10, [10, 10], 0],
])('a press %s moves it', (_, pressed, places, expected) => {
  expect(nearestHandle(pressed, places, 10)).toBe(expected);
});
