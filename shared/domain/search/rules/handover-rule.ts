import { table } from '../criteria/table';
import { handoverFilter, handoverOf, parseHandoverWish } from '../handover-filter';
import { textRule } from './text-rule';

export const handoverRule = textRule(table.handover, {
  form: { canRead: (text) => parseHandoverWish(text) !== null, form: 'ready, or a year such as 2028' },
  ruleOf: handoverFilter,
  valuesOf: (project) => [handoverOf(project) ?? []].flat(),
  properties: ['status', 'handover'],
});
