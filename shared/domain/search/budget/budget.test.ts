import { budgetAtPlace, isWholeBudget, isWithinBudget, lastBudgetPlace, placeOfBudget } from './budget';

test.each([
  [0, 10_000],
  [1, 110_000],
  [5, 510_000],
  [20, 2_010_000],
  [29, 2_910_000],
  [30, 3_000_000],
])('place %i of the slider is AED %i, and back', (place, dirhams) => {
  expect(budgetAtPlace(place)).toBe(dirhams);
  expect(placeOfBudget(dirhams)).toBe(place);
});

test('the slider ends at AED 3,000,000', () => {
  expect(lastBudgetPlace).toBe(30);
});

test.each([
  [0, 0],
  [155_000, 1],
  [165_000, 2],
  [2_960_000, 30],
  [9_000_000, 30],
])('an amount of AED %i that was typed stands at place %i', (dirhams, place) => {
  expect(placeOfBudget(dirhams)).toBe(place);
});

test('takes both ends of a budget in', () => {
  const budget = { from: 500_000, to: 1_000_000 };
  expect([499_999, 500_000, 1_000_000, 1_000_001].map((price) => isWithinBudget({ price }, budget))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('knows the budget that the filter opens with', () => {
  expect(isWholeBudget({ from: 10_000, to: 3_000_000 })).toBe(true);
  expect(isWholeBudget({ from: 10_000, to: 2_999_999 })).toBe(false);
});
