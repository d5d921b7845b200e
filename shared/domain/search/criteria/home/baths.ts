import { numberCriterion } from '../kinds/number-criterion';

export interface BathsTexts {
  readonly bathsFrom: (baths: number) => string;
}

/** The highest choice. */
export const mostBaths = 9;

/** At least as many baths. */
export const baths = numberCriterion({
  parameter: 'baths',
  least: 1,
  most: mostBaths,
  words: (least, { bathsFrom }: BathsTexts) => bathsFrom(least),
  isCounted: true,
});
