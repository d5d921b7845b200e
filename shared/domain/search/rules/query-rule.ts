import { table } from '../criteria/table';
import { textSearch } from '../words/text-search';
import type { CriterionRule } from './criterion-rule';
import { textRule } from './text-rule';

/** What free text was called on the wire before it was `q` there too; earlier releases still send it. */
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
