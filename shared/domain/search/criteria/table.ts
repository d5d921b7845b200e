import { agents } from './agents';
import { amenities } from './amenities';
import { baths } from './baths';
import { budget } from './budget';
import { built } from './built';
import { categories } from './categories';
import { charge } from './charge';
import { completion } from './completion';
import { configurations } from './configurations';
import type { Choice, Criterion } from './criterion';
import { developer } from './developer';
import { furnishing } from './furnishing';
import { handover } from './handover';
import { labels } from './labels';
import { locations } from './locations';
import { monthly } from './monthly';
import { names } from './names';
import { near } from './near';
import { payment } from './payment';
import { plans } from './plans';
import { query } from './query';
import { size } from './size';
import { views } from './views';
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
