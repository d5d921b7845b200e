import { loanLimits } from '@iwan/shared/domain/money/loan-limits';

/**
 * The steps of the amount's slider in dirhams, each up to its `to`. They keep section 9's limits and are multiples of its
 * 10,000; evenly spread, the usual prices of homes would be in the first twentieth of the track.
 */
const ranges = [
  { to: 1_000_000, step: loanLimits.principal.step },
  { to: 10_000_000, step: 100_000 },
  { to: loanLimits.principal.max, step: 1_000_000 },
] as const;

const amounts: readonly number[] = ranges.flatMap(({ to, step }, index) => {
  const from = ranges[index - 1]?.to ?? loanLimits.principal.min - step;
  return Array.from({ length: (to - from) / step }, (_, count) => from + step * (count + 1));
});

/** The last position of the slider; the first is 0. */
export const lastPlace = amounts.length - 1;

/** The amount at a position of the slider, in dirhams. */
export function amountAt(place: number): number {
  return amounts[Math.min(Math.max(Math.round(place), 0), lastPlace)] ?? loanLimits.principal.min;
}

/** The position nearest to an amount in dirhams. */
export function placeOf(amount: number): number {
  const after = amounts.findIndex((at) => at >= amount);
  if (after === -1) return lastPlace;
  const isNearerBefore = after > 0 && amount - amountAt(after - 1) < amountAt(after) - amount;
  return isNearerBefore ? after - 1 : after;
}
