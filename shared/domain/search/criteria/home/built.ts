import { numberCriterion } from '../kinds/number-criterion';

export interface BuiltTexts {
  readonly builtFrom: (percent: number) => string;
}

/** The lowest progress of construction, in per cent. */
export const built = numberCriterion({
  parameter: 'built',
  least: 1,
  most: 100,
  words: (least, { builtFrom }: BuiltTexts) => builtFrom(least),
  isCounted: true,
});
