import { numberCriterion } from '../kinds/number-criterion';

export interface ChargeTexts {
  readonly chargeUpTo: (dirhams: number) => string;
}

/** The choices, which are also counted. */
export const chargeSteps = [10, 15, 20, 25, 30] as const;

/** The highest service charge, in dirhams a square foot and year. */
export const charge = numberCriterion({
  parameter: 'charge',
  least: 1,
  most: 500,
  decimals: 2,
  words: (most, { chargeUpTo }: ChargeTexts) => chargeUpTo(most),
  isCounted: true,
});
