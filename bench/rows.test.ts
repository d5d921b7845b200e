import { percentileOf, spreadOf } from './rows';

test.each([
  [[3], { median: 3, min: 3, max: 3 }],
  [[9, 1, 5], { median: 5, min: 1, max: 9 }],
  [[10, 9, 1, 2], { median: 5.5, min: 1, max: 10 }],
  [[100, 20, Number.NaN], { median: 60, min: 20, max: 100 }],
])('%p has the middle and the ends %p', (runs, spread) => {
  expect(spreadOf(runs)).toEqual({ ...spread, runs });
});

test('without measurements there is no median', () => {
  expect(spreadOf([])).toBeNull();
  expect(spreadOf([Number.NaN])).toBeNull();
});

test.each([
  [[40, 10, 30, 20], 75, 30],
  [[40, 10, 30, 20], 76, 40],
  [[8], 75, 8],
  [[0, 0, 0, 200], 75, 0],
  [[], 75, Number.NaN],
])('of %p, %p per cent are not above %p', (values, percent, at) => {
  expect(percentileOf(values, percent)).toBe(at);
});
