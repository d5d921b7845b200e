import { parseHandoverWish, readyNow } from '../handover-filter';
import { textCriterion } from './kinds/text-criterion';

export interface HandoverTexts {
  readonly readyNow: string;
  readonly handoverBy: (year: string) => string;
}

/** The latest handover: `ready`, or a year. */
export const handover = textCriterion({
  parameter: 'handover',
  parse: parseHandoverWish,
  words: (wish, texts: HandoverTexts) => (wish === readyNow ? texts.readyNow : texts.handoverBy(wish)),
  isCounted: true,
});
