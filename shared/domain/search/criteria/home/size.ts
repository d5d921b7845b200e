import { latinText, readTypedNumber } from '../../../money/typed-number';
import { squareFeetIn } from '../../../project/units/floor-area';
import type { Criterion, ParameterSource } from '../kinds/criterion';

/** Square feet, both ends inclusive; `null` for an open end. At least one is set. */
export interface SizeRange {
  readonly from: number | null;
  readonly to: number | null;
}

export interface SizeTexts {
  readonly sizeFrom: (squareFeet: number) => string;
  readonly sizeUpTo: (squareFeet: number) => string;
  readonly sizeBetween: (from: number, to: number) => string;
}

/** In the address and on the wire. */
export const sizeParameters = { from: 'size_from', to: 'size_to' } as const;

const largest = 10_000_000;
const longestTyped = 60;

/** Parses a size in square feet: `1,200`, `1200 sq ft`, `111 sqm`; `null` for anything else. */
export function parseSize(text: string | null): number | null {
  const typed = latinText(text ?? '');
  if (typed === '' || typed.length > longestTyped) return null;
  const size = squareFeetIn(typed) ?? readTypedNumber(typed);
  const rounded = size === null ? 0 : Math.round(size);
  return rounded > 0 && rounded <= largest ? rounded : null;
}

/** The range with its ends in order, also where they were swapped; `null` where neither is a size. */
export function sizeRange(from: number | null, to: number | null): SizeRange | null {
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

export const readSize = (sent: ParameterSource) =>
  sizeRange(parseSize(sent.get(sizeParameters.from)), parseSize(sent.get(sizeParameters.to)));

const write = (range: SizeRange | null) => ({
  [sizeParameters.from]: range?.from ?? undefined,
  [sizeParameters.to]: range?.to ?? undefined,
});

function rangeWords({ from, to }: SizeRange, texts: SizeTexts): string {
  if (from === null) return texts.sizeUpTo(to ?? 0);
  return to === null ? texts.sizeFrom(from) : texts.sizeBetween(from, to);
}

/** The size of a home. */
export const size: Criterion<SizeRange | null, SizeTexts, false> = {
  none: null,
  parameter: sizeParameters.from,
  read: readSize,
  write,
  ask: write,
  choicesOf: (range) => (range === null ? [] : [{ words: (texts) => rangeWords(range, texts), rest: null }]),
  isCounted: false,
  impliesBudget: false,
};
