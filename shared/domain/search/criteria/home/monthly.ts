import { numberCriterion } from '../kinds/number-criterion';

export interface MonthlyTexts {
  readonly monthlyUpTo: (dirhams: number) => string;
}

/** The highest monthly instalment of the largest loan for a home, in dirhams (`bankLoan`). */
export const monthly = numberCriterion({
  parameter: 'monthly',
  least: 100,
  most: 10_000_000,
  words: (most, { monthlyUpTo }: MonthlyTexts) => monthlyUpTo(most),
  isCounted: false,
});
