import { completionParameters, parseYear, readCompletion, type YearRange } from '../criteria/completion';
import type { CriterionRule } from './criterion-rule';

const form = { canRead: (text: string) => parseYear(text) !== null, form: 'a year such as 2028' };

/** A project without a handover does not match, not even a ready one. */
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
