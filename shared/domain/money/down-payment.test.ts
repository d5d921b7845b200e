import { leastDownPaymentPercent } from './loan-limits';

test.each([
  [4_999_999, false, 20],
  [5_000_000, false, 20],
  [5_000_001, false, 30],
  [1_000_000, true, 50],
  [9_000_000, true, 50],
])('of AED %p (off plan: %p) at least %p %% are paid down', (price, isOffPlan, percent) => {
  expect(leastDownPaymentPercent(price, isOffPlan)).toBe(percent);
});
