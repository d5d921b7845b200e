import { handoverFilter, handoverOf, parseHandoverWish, readyNow } from '../handover-filter';
import { textCriterion } from './text-criterion';
import { textRule } from './text-rule';

export interface HandoverTexts {
  readonly readyNow: string;
  readonly handoverBy: (year: string) => string;
}

/** By when one can move in: `ready`, or a year. */
export const handover = textCriterion({
  parameter: 'handover',
  parse: parseHandoverWish,
  words: (wish, texts: HandoverTexts) => (wish === readyNow ? texts.readyNow : texts.handoverBy(wish)),
  isCounted: true,
});

export const handoverRule = textRule(handover, {
  form: { canRead: (text) => parseHandoverWish(text) !== null, form: 'ready, or a year such as 2028' },
  ruleOf: handoverFilter,
  valuesOf: (project) => [handoverOf(project) ?? []].flat(),
  properties: ['status', 'handover'],
});
