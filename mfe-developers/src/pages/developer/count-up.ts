import type { Format } from '@iwan/shared/domain/format/format';

/** A text that begins with a whole number: the number, and the rest of the text. */
export interface Figure {
  readonly number: number;
  readonly rest: string;
  /** Whether the text has thousands separators. */
  readonly isGrouped: boolean;
}

/**
 * The number that a figure counts up to; `null` for a text that does not begin with one.
 *
 *     '1,200+' => { number: 1200, rest: '+', isGrouped: true }
 */
export function readFigure(text: string): Figure | null {
  const [, digits, rest] = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(\D{0,20})$/.exec(text) ?? [];
  if (digits === undefined || rest === undefined) return null;
  return { number: Number(digits.replaceAll(',', '')), rest, isGrouped: digits.includes(',') };
}

/** The text at a progress from 0 to 1, with an ease-out. */
export function figureAt({ number, rest, isGrouped }: Figure, part: number, format: Format): string {
  const reached = Math.round(number * (1 - (1 - Math.min(1, part)) ** 3));
  return `${isGrouped ? format.number(reached) : reached}${rest}`;
}
