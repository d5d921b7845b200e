import { loanLimits } from '@iwan/shared/domain/money/loan-limits';
import { amountAt, lastPlace, placeOf } from './amount-steps';

test('has the limits of section 9', () => {
  expect([amountAt(0), amountAt(lastPlace)]).toEqual([loanLimits.principal.min, loanLimits.principal.max]);
});

test('rises at every position by whole steps of section 9, and finds each position again', () => {
  const places = Array.from({ length: lastPlace + 1 }, (_, place) => place);
  const amounts = places.map(amountAt);
  expect(amounts.every((amount, place) => place === 0 || amount > amountAt(place - 1))).toBe(true);
  expect(amounts.filter((amount) => amount % loanLimits.principal.step !== 0)).toEqual([]);
  expect(amounts.map(placeOf)).toEqual(places);
});

test.each([
  [-5, 10_000],
  [14_999, 10_000],
  [15_001, 20_000],
  [1_234_567, 1_200_000],
  [1_260_000, 1_300_000],
  [9_960_000, 10_000_000],
  [33_400_000, 33_000_000],
  [900_000_000, 100_000_000],
])('stands for %p at %p', (amount, shown) => {
  expect(amountAt(placeOf(amount))).toBe(shown);
});

test('gives half of the track to the usual prices of homes, from half a million to ten', () => {
  expect((placeOf(10_000_000) - placeOf(500_000)) / lastPlace).toBeGreaterThan(0.5);
});

test.each([[-3], [400], [0.4]])('rounds the position %p to the nearest one', (place) => {
  expect([loanLimits.principal.min, loanLimits.principal.max]).toContain(amountAt(place));
});
