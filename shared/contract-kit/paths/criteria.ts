import { budgetParameters, type UnreadBudget, unreadBudget } from '../../domain/search/criteria/budget';
import type { AddressContext, ParameterValues } from '../../domain/search/criteria/kinds';
import {
  choicesIn,
  criterionNames,
  eachCriterion,
  noCriteria,
  type SearchCriteria,
  type SearchCriterion,
} from '../../domain/search/criteria/search-criteria';
import {
  completionParameters,
  criteria as entries,
  parseSize,
  sizeParameters,
  table,
} from '../../domain/search/criteria/table';
import { parsePageNumber } from '../../domain/search/paging';
import { type ProjectSort, parseProjectSort } from '../../domain/search/project-sort';
import { type Query, typedParameters } from './query';

export { openPrice, type UnreadBudget } from '../../domain/search/criteria/budget';

/** The query of a page of results: reload, Back and a shared link give the same page (readings). */
export interface ListingQuery {
  readonly criteria: SearchCriteria;
  /** `null` for the default order. */
  readonly sort: ProjectSort | null;
  /** From 1. */
  readonly page: number;
  /** Inputs that could not be read, to be shown with a message; left out where there are none. */
  readonly unread?: Unread;
}

/** Texts that could not be read, by field. */
export interface Unread extends UnreadBudget {
  readonly sizeFrom?: string;
  readonly sizeTo?: string;
  readonly monthly?: string;
}

/** Text fields beside the budget, with a test whether a text can be read. */
const typedFields = {
  sizeFrom: { parameter: sizeParameters.from, canRead: (text: string) => parseSize(text) !== null },
  sizeTo: { parameter: sizeParameters.to, canRead: (text: string) => parseSize(text) !== null },
  monthly: {
    parameter: table.monthly.parameter,
    canRead: (text: string) => table.monthly.readText({ get: () => text, getAll: () => [text] }) !== null,
  },
} as const;

const longestUnread = 200;

function unreadOf(query: URLSearchParams): Unread {
  const typed = Object.entries(typedFields).flatMap(([field, { parameter, canRead }]) => {
    const text = query.get(parameter)?.trim() ?? '';
    return text === '' || canRead(text) ? [] : [[field, text.slice(0, longestUnread)] as const];
  });
  return { ...unreadBudget(query), ...Object.fromEntries(typed) };
}

type ParameterNames = Readonly<Record<SearchCriterion, string>>;

/** The parameter's name for each criterion, which is also the name of the form's field. */
export const parameters = {
  ...(Object.fromEntries(criterionNames.map((name) => [name, entries[name].parameter])) as ParameterNames),
  ...budgetParameters,
  completionFrom: completionParameters.from,
  completionTo: completionParameters.to,
  sizeFrom: sizeParameters.from,
  sizeTo: sizeParameters.to,
  ...typedParameters,
} as const;

/** Reads criteria, order and page from a query string. Never fails: invalid parts are left out. */
export function readListingQuery(query: URLSearchParams): ListingQuery {
  const chosen = readCriteria(query, { impliesBudget: false });
  const unread = unreadOf(query);
  return {
    // Whether the default budget applies depends on the other criteria.
    criteria: readCriteria(query, contextOf(chosen)),
    sort: parseProjectSort(query.get('sort')),
    page: parsePageNumber(query.get('page')),
    ...(Object.keys(unread).length === 0 ? {} : { unread }),
  };
}

/** Writes the query of a page of results; defaults are left out. `readListingQuery` reads it. */
export function listingQuery({ criteria = noCriteria, sort = null, page = 1 }: Partial<ListingQuery>): Query {
  const context = contextOf(criteria);
  return {
    ...Object.fromEntries(criterionNames.flatMap((name) => Object.entries(writeCriterion(criteria, name, context)))),
    sort: sort ?? undefined,
    page: page === 1 ? undefined : page,
  };
}

function readCriteria(query: URLSearchParams, context: AddressContext): SearchCriteria {
  return eachCriterion((name) => entries[name].read(query, context));
}

function writeCriterion<Name extends SearchCriterion>(
  criteria: SearchCriteria,
  name: Name,
  context: AddressContext,
): ParameterValues {
  return entries[name].write(criteria[name] ?? entries[name].none, context);
}

function contextOf(criteria: SearchCriteria): AddressContext {
  return { impliesBudget: criterionNames.some((name) => entries[name].impliesBudget && choicesIn(criteria, name) > 0) };
}
