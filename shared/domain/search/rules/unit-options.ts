import type { Budget } from '../budget/budget';
import { budgetParameters } from '../criteria/budget';
import { parseSize, readSize, type SizeRange, sizeParameters } from '../criteria/home/size';
import { type SearchCriteria, table } from '../criteria/table';
import type { CriterionOptions, OptionForm } from './criterion-rule';
import { listOptions } from './list-rule';
import { textOptions } from './text-rule';
import type { UnitCriterion } from './unit-criteria';

const budgetForm = { canRead: (text: string) => /^\d{1,12}$/.test(text), form: 'a whole number of dirhams' };

const budget: CriterionOptions<Budget | null> = {
  options: { [budgetParameters.from]: budgetForm, [budgetParameters.to]: budgetForm },
  readOptions: (sent) => {
    const [from, to] = [sent.get(budgetParameters.from), sent.get(budgetParameters.to)];
    return from === null && to === null
      ? null
      : // A missing price counts as 0, which is not within an upper end alone.
        { from: Number(from ?? 1), to: to === null ? Number.MAX_SAFE_INTEGER : Number(to) };
  },
  properties: ['starting_price'],
};

const sizeForm = { canRead: (text: string) => parseSize(text) !== null, form: 'a size, such as 1200 sq ft' };

const size: CriterionOptions<SizeRange | null> = {
  options: { [sizeParameters.from]: sizeForm, [sizeParameters.to]: sizeForm },
  readOptions: readSize,
  properties: ['units', 'area'],
};

/** The options of the criteria of a unit. They have no rule of their own: `unitRule` answers them together. */
export const unitOptions: { readonly [Name in UnitCriterion]: CriterionOptions<SearchCriteria[Name]> } = {
  configurations: { ...listOptions(table.configurations), properties: ['unit', 'units'] },
  budget,
  size,
  baths: {
    ...textOptions(table.baths, readableBy(table.baths, 'a number of baths from 1 to 9')),
    properties: ['units'],
  },
  views: {
    ...listOptions(table.views),
    properties: ['units', 'name', 'location', 'developer', 'sub_cat', 'amenities', 'near_by_location'],
  },
  charge: {
    ...textOptions(table.charge, readableBy(table.charge, 'an amount of dirhams from 1 to 500')),
    properties: ['units', 'figures'],
  },
  monthly: {
    ...textOptions(table.monthly, readableBy(table.monthly, 'an amount of dirhams a month')),
    properties: ['units', 'starting_price', 'status', 'cat'],
  },
};

function readableBy({ readText }: Pick<typeof table.baths, 'readText'>, form: string): OptionForm {
  return { canRead: (text) => readText({ get: () => text, getAll: () => [text] }) !== null, form };
}
