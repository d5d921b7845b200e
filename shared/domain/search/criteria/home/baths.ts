import { numberCriterion } from '../kinds/number-criterion';

export interface BathsTexts {
  readonly bathsFrom: (baths: number) => string;
}

/** The most that a choice asks for. */
export const mostBaths = 9;

/** As many baths, or more. */
export const baths = numberCriterion({
  parameter: 'baths',
  least: 1,
  most: mostBaths,
  words: (least, { bathsFrom }: BathsTexts) => bathsFrom(least),
  isCounted: true,
});
