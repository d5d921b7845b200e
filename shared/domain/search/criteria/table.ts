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
 * What a list of results can be asked for: the one list of criteria. All else that names criteria reads it: the addresses,
 * the wire, the chips, the words of saved searches. Its order is that of their parameters in an address, by which a search
 * that was saved is known again: a new criterion does not come before an older one that may be written.
 *
 * The rules that answer them are in `rule-table`. They name entries through this table and do not import the modules of the
 * entries, so that a build can join those into one.
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
};

type Table = typeof table;

export type SearchCriterion = keyof Table;

/** The value of every criterion; an empty list or `null` is one that was left alone. */
export type SearchCriteria = { readonly [Name in SearchCriterion]: Table[Name]['none'] };

interface Said<Texts> {
  readonly choicesOf: (value: never) => readonly Choice<unknown, Texts>[];
}

/** The sentences with which the criteria are said in words: all that any of them asks for. */
export type CriterionTexts = [Table[SearchCriterion]] extends [Said<infer Texts>] ? Texts : never;

/** The criteria whose values are counted. */
export type CountedCriterion = {
  readonly [Name in SearchCriterion]: true extends Table[Name]['isCounted'] ? Name : never;
}[SearchCriterion];

export const criteria: { readonly [Name in SearchCriterion]: Criterion<SearchCriteria[Name], CriterionTexts> } = table;

export const criterionNames = Object.keys(table) as readonly SearchCriterion[];
