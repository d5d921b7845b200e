import { latinText, readTypedNumber } from '../../../money/typed-number';
import { type TextCriterion, textCriterion } from './text-criterion';

interface NumberNames<Texts, Counted extends boolean> {
  readonly parameter: string;
  readonly least: number;
  readonly most: number;
  /** Figures after the point; 0 where it is left out. */
  readonly decimals?: number;
  readonly words: (value: number, texts: Texts) => string;
  readonly isCounted: Counted;
}

/** A criterion that is one number, kept as it stands in an address: without separators and needless figures. */
export function numberCriterion<Texts, const Counted extends boolean>({
  parameter,
  least,
  most,
  decimals = 0,
  words,
  isCounted,
}: NumberNames<Texts, Counted>): TextCriterion<Texts, Counted> {
  return textCriterion<Texts, Counted>({
    parameter,
    parse: (text) => {
      const number = text === null || text.length > 30 ? null : readTypedNumber(latinText(text));
      const rounded = number === null ? Number.NaN : Number(number.toFixed(decimals));
      return rounded >= least && rounded <= most ? String(rounded) : null;
    },
    words: (value, texts) => words(Number(value), texts),
    isCounted,
  });
}
