import { latinText, readTypedNumber } from '../../../money/typed-number';
import { type TextCriterion, textCriterion } from './text-criterion';

interface NumberNames<Texts, Counted extends boolean> {
  readonly parameter: string;
  readonly least: number;
  readonly most: number;
  /** Decimals; 0 by default. */
  readonly decimals?: number;
  readonly words: (value: number, texts: Texts) => string;
  readonly isCounted: Counted;
}

/** A criterion with one number, in its canonical text: without separators and unnecessary decimals. */
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
      const typed = latinText(text ?? '').slice(0, 30);
      // Where decimals are usual, a dot is a decimal point.
      const number = decimals > 0 && /^\d+\.\d+$/.test(typed) ? Number(typed) : readTypedNumber(typed);
      const rounded = number === null ? Number.NaN : Number(number.toFixed(decimals));
      return rounded >= least && rounded <= most ? String(rounded) : null;
    },
    words: (value, texts) => words(Number(value), texts),
    isCounted,
  });
}
