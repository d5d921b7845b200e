import { parseSize, readSize, type SizeRange, sizeParameters } from '../criteria/home/size';
import { table } from '../criteria/table';
import type { CriterionRule } from './criterion-rule';
import { listRule } from './list-rule';
import { textRule } from './text-rule';
import { unitRule } from './unit-rule';

// Each alone. What is asked of a unit beside it is answered together, by `unitRule`, which counts as well.

const sizeForm = { canRead: (text: string) => parseSize(text) !== null, form: 'a size, such as 1200 sq ft' };

export const sizeRule: CriterionRule<SizeRange | null> = {
  options: { [sizeParameters.from]: sizeForm, [sizeParameters.to]: sizeForm },
  readOptions: readSize,
  ruleOf: (size) => unitRule({ size }),
  properties: ['units', 'area'],
};

export const bathsRule = textRule(table.baths, {
  form: { canRead: (text) => readable(table.baths, text), form: 'a number of baths from 1 to 9' },
  ruleOf: (baths) => unitRule({ baths }),
  properties: ['units'],
});

export const viewsRule: CriterionRule<readonly string[]> = {
  ...listRule(table.views, { entriesOf: () => [], properties: [] }),
  ruleOf: (views) => unitRule({ views }),
  properties: ['units', 'name', 'location', 'developer', 'sub_cat', 'amenities', 'near_by_location'],
};

export const chargeRule = textRule(table.charge, {
  form: { canRead: (text) => readable(table.charge, text), form: 'an amount of dirhams from 1 to 500' },
  ruleOf: (charge) => unitRule({ charge }),
  properties: ['units', 'figures'],
});

export const monthlyRule = textRule(table.monthly, {
  form: { canRead: (text) => readable(table.monthly, text), form: 'an amount of dirhams a month' },
  ruleOf: (monthly) => unitRule({ monthly }),
  properties: ['units', 'starting_price', 'status', 'cat'],
});

/** Whether a criterion can read a text. */
function readable({ readText }: Pick<typeof table.baths, 'readText'>, text: string): boolean {
  return readText({ get: () => text, getAll: () => [text] }) !== null;
}
