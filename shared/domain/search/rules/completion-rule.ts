import { completionParameters, parseYear, readCompletion, type YearRange } from '../criteria/completion';
import type { CriterionRule } from './criterion-rule';

const form = { canRead: (text: string) => parseYear(text) !== null, form: 'a year such as 2028' };

/** A project that does not say when it is handed over is not found, not even one that is ready. */
export const completionRule: CriterionRule<YearRange | null> = {
  options: { [completionParameters.from]: form, [completionParameters.to]: form },
  readOptions: readCompletion,
  ruleOf: (range) => {
    const [from, to] = [range?.from ?? 0, range?.to ?? Number.POSITIVE_INFINITY];
    return ({ handover }) => handover !== undefined && handover.year >= from && handover.year <= to;
  },
  valuesOf: ({ handover }) => (handover === undefined ? [] : [String(handover.year)]),
  properties: ['handover'],
};
