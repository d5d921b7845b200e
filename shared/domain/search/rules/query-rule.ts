import { table } from '../criteria/table';
import { textSearch } from '../words/text-search';
import type { CriterionRule } from './criterion-rule';
import { textRule } from './text-rule';

/** The former name of `q` on the wire; earlier releases still send it. */
const earlierOption = 'words';

const rule = textRule(table.query, {
  ruleOf: textSearch,
  properties: ['name', 'location', 'developer', 'sub_cat', 'amenities', 'near_by_location'],
});

export const queryRule: CriterionRule<string | null> = {
  ...rule,
  options: { ...rule.options, [earlierOption]: {} },
  readOptions: (from) => rule.readOptions(from) ?? (from.get(earlierOption)?.trim() || null),
};
