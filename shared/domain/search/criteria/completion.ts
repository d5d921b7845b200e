import type { Criterion, ParameterSource } from './kinds/criterion';

/** Years, both ends inclusive; `null` for an open end. At least one is set. */
export interface YearRange {
  readonly from: number | null;
  readonly to: number | null;
}

export interface CompletionTexts {
  readonly completedIn: (year: string) => string;
  readonly completedBetween: (from: string, to: string) => string;
  readonly completedFrom: (year: string) => string;
  readonly completedBy: (year: string) => string;
}

/** In the address and on the wire. */
export const completionParameters = { from: 'completion_from', to: 'completion_to' } as const;

/** A valid year of handover, from 2000 to 2099. */
export function parseYear(text: string | null): number | null {
  return /^20\d\d$/.test(text?.trim() ?? '') ? Number(text) : null;
}

/** The range with its ends in order, also where they were swapped; `null` where neither is a year. */
export function yearRange(from: number | null, to: number | null): YearRange | null {
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

export const readCompletion = (from: ParameterSource) =>
  yearRange(parseYear(from.get(completionParameters.from)), parseYear(from.get(completionParameters.to)));

const write = (range: YearRange | null) => ({
  [completionParameters.from]: range?.from ?? undefined,
  [completionParameters.to]: range?.to ?? undefined,
});

function rangeWords({ from, to }: YearRange, texts: CompletionTexts): string {
  if (from === null) return texts.completedBy(String(to));
  if (to === null) return texts.completedFrom(String(from));
  return from === to ? texts.completedIn(String(to)) : texts.completedBetween(String(from), String(to));
}

/** The years of handover. */
export const completion: Criterion<YearRange | null, CompletionTexts, true> = {
  none: null,
  parameter: completionParameters.from,
  read: readCompletion,
  write,
  ask: write,
  choicesOf: (range) => (range === null ? [] : [{ words: (texts) => rangeWords(range, texts), rest: null }]),
  isCounted: true,
  impliesBudget: false,
};
