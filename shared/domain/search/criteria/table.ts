import { agents } from './agents';
import { amenities } from './amenities';
import { budget } from './budget';
import { categories } from './categories';
import { completion } from './completion';
import { configurations } from './configurations';
import { developer } from './developer';
import { handover } from './handover';
import { baths } from './home/baths';
import { built } from './home/built';
import { charge } from './home/charge';
import { furnishing } from './home/furnishing';
import { kinds } from './home/kinds';
import { monthly } from './home/monthly';
import { near } from './home/near';
import { plans } from './home/plans';
import { size } from './home/size';
import { views } from './home/views';
import type { Choice, Criterion } from './kinds/criterion';
import { labels } from './labels';
import { locations } from './locations';
import { names } from './names';
import { payment } from './payment';
import { query } from './query';
import { within } from './within';

/**
 * The criteria of the search. Everything else that lists criteria reads this table: the addresses, the wire, the chips, the
 * words of saved searches. Its order is that of the parameters in an address, by which saved searches are compared: a new
 * criterion must not come before an existing one that an address may have.
 *
 * The rules are in `rule-table`. They refer to criteria through this table instead of importing their modules, so that a
 * bundler can concatenate those.
 */
export const table = {
  developer,
  configurations,
  categories,
  labels,
  agents,
  amenities,
  locations,
  names,
  budget,
  query,
  handover,
  completion,
  payment,
  furnishing,
  within,
  size,
  baths,
  views,
  near,
  plans,
  charge,
  built,
  monthly,
  kinds,
};

type Table = typeof table;

export type SearchCriterion = keyof Table;

/** The values of all criteria; an empty list or `null` means not set. */
export type SearchCriteria = { readonly [Name in SearchCriterion]: Table[Name]['none'] };

interface Said<Texts> {
  readonly choicesOf: (value: never) => readonly Choice<unknown, Texts>[];
}

/** The texts for the criteria in words: the union of what each needs. */
export type CriterionTexts = [Table[SearchCriterion]] extends [Said<infer Texts>] ? Texts : never;

/** The criteria with counts. */
export type CountedCriterion = {
  readonly [Name in SearchCriterion]: true extends Table[Name]['isCounted'] ? Name : never;
}[SearchCriterion];

export const criteria: { readonly [Name in SearchCriterion]: Criterion<SearchCriteria[Name], CriterionTexts> } = table;

export const criterionNames = Object.keys(table) as readonly SearchCriterion[];
