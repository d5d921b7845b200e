import { budgetParameters, type UnreadBudget, unreadBudget } from '../../domain/search/criteria/budget';
import { completionParameters } from '../../domain/search/criteria/completion';
import { parseSize, sizeParameters } from '../../domain/search/criteria/home/size';
import type { AddressContext, ParameterValues } from '../../domain/search/criteria/kinds/criterion';
import {
  choicesIn,
  criterionNames,
  eachCriterion,
  noCriteria,
  type SearchCriteria,
  type SearchCriterion,
} from '../../domain/search/criteria/search-criteria';
import { criteria as entries, table } from '../../domain/search/criteria/table';
import { parsePageNumber } from '../../domain/search/paging';
import { type ProjectSort, parseProjectSort } from '../../domain/search/project-sort';
import type { Query } from './query';
import { typedParameters } from './typed-parameters';

export { openPrice, type UnreadBudget } from '../../domain/search/criteria/budget';

/** What a page of results has in its query string: reload, Back and a shared link ask the same again (readings). */
export interface ListingQuery {
  readonly criteria: SearchCriteria;
  /** `null` for the list's own order. */
  readonly sort: ProjectSort | null;
  /** From 1. */
  readonly page: number;
  /** What of the typed fields was sent and cannot be read, to be said rather than dropped; left out where all is read. */
  readonly unread?: Unread;
}

/** What was typed into a form and means nothing, by its field. */
export interface Unread extends UnreadBudget {
  readonly sizeFrom?: string;
  readonly sizeTo?: string;
  readonly monthly?: string;
}

/** Fields beside the budget that people type into, with whether a text of theirs can be read. */
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

/** The parameter's name for each criterion, as a form's field has it. */
export const parameters = {
  ...(Object.fromEntries(criterionNames.map((name) => [name, entries[name].parameter])) as ParameterNames),
  ...budgetParameters,
  completionFrom: completionParameters.from,
  completionTo: completionParameters.to,
  sizeFrom: sizeParameters.from,
  sizeTo: sizeParameters.to,
  ...typedParameters,
} as const;

/** The criteria, order and page that a query string means. Never fails: what makes no sense is left out. */
export function readListingQuery(query: URLSearchParams): ListingQuery {
  const chosen = readCriteria(query, { impliesBudget: false });
  const unread = unreadOf(query);
  return {
    // Whether a budget goes without saying is known when the others are.
    criteria: readCriteria(query, contextOf(chosen)),
    sort: parseProjectSort(query.get('sort')),
    page: parsePageNumber(query.get('page')),
    ...(Object.keys(unread).length === 0 ? {} : { unread }),
  };
}

/** The query of a page of results; what is the default is left out. `readListingQuery` reads what this writes. */
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
