import { parseTypedAmount } from '../domain/money/typed-amount';
import { clearCriteria } from '../domain/search/advanced-criteria';
import { type Budget, budgetLimits, isWholeBudget } from '../domain/search/budget';
import { parseArea } from '../domain/search/drawn-area';
import { parseHandoverWish } from '../domain/search/handover-filter';
import { parsePageNumber } from '../domain/search/paging';
import { type ProjectSort, parseProjectSort } from '../domain/search/project-sort';
import { noCriteria, type SearchCriteria } from '../domain/search/search-criteria';
import type { Query } from './query';

/** What a page of results has in its query string: reload, Back and a shared link ask the same again (readings). */
export interface ListingQuery {
  readonly criteria: SearchCriteria;
  /** `null` for the list's own order. */
  readonly sort: ProjectSort | null;
  /** From 1. */
  readonly page: number;
  /** What of the budget was sent and is no amount, to be said rather than dropped; left out where all is read. */
  readonly unread?: UnreadBudget;
}

/** The ends of a budget as they were typed. */
export interface UnreadBudget {
  readonly from?: string;
  readonly to?: string;
}

/** Any price unless an amount is typed beside it: what a form sends that has opened with any price. */
export const openPrice = 'open';

/** More than any control offers; a longer list is somebody's invention. */
const mostValues = 20;
const longestValue = 200;

/** The parameters of the criteria that are lists, in the order in which they are written. */
const lists = {
  configurations: 'unit',
  categories: 'cat',
  labels: 'type',
  agents: 'agent',
  amenities: 'amenity',
  locations: 'location',
  names: 'property',
} as const;

/** The parameter's name for each criterion, as a form's field has it. */
export const parameters = {
  ...lists,
  developer: 'developer',
  query: 'q',
  handover: 'handover',
  within: 'within',
  from: 'price_from',
  to: 'price_to',
  any: 'price',
  /** Part of a name, from a form that the browser itself sends: what was typed and not ticked. */
  locationLike: 'location_like',
  propertyLike: 'property_like',
} as const;

/** The criteria, order and page that a query string means. Never fails: what makes no sense is left out. */
export function readListingQuery(query: URLSearchParams): ListingQuery {
  const chosen: SearchCriteria = {
    developer: valuesOf(query, 'developer')[0] ?? null,
    configurations: valuesOf(query, lists.configurations),
    categories: valuesOf(query, lists.categories),
    labels: valuesOf(query, lists.labels),
    agents: valuesOf(query, lists.agents),
    amenities: valuesOf(query, lists.amenities),
    locations: valuesOf(query, lists.locations),
    names: valuesOf(query, lists.names),
    budget: null,
    query: valuesOf(query, parameters.query)[0] ?? null,
    handover: parseHandoverWish(query.get(parameters.handover)),
    within: readArea(query),
  };
  const unread = unreadBudget(query);
  return {
    criteria: { ...chosen, budget: readBudget(query, chosen) },
    sort: parseProjectSort(query.get('sort')),
    page: parsePageNumber(query.get('page')),
    ...(Object.keys(unread).length === 0 ? {} : { unread }),
  };
}

/** The query of a page of results; what is the default is left out. `readListingQuery` reads what this writes. */
export function listingQuery({ criteria, sort = null, page = 1 }: Partial<ListingQuery>): Query {
  const asked = criteria ?? noCriteria;
  return {
    developer: asked.developer ?? undefined,
    ...Object.fromEntries(
      Object.entries(lists).map(([criterion, name]) => [name, asked[criterion as keyof typeof lists]]),
    ),
    ...budgetQuery(asked),
    [parameters.query]: asked.query ?? undefined,
    [parameters.handover]: asked.handover ?? undefined,
    [parameters.within]: asked.within ?? undefined,
    sort: sort ?? undefined,
    page: page === 1 ? undefined : page,
  };
}

/**
 * The budget always filters once the advanced filter is in use, also untouched and so unsaid; with no criteria at all
 * the pages list every project, and so does the hero search, which has no budget (readings). Hence a budget goes
 * without saying exactly when another choice of the advanced filter is there.
 */
function impliesBudget(criteria: SearchCriteria): boolean {
  const { developer, configurations, categories, labels, agents, amenities } = criteria;
  return developer !== null || [configurations, categories, labels, agents, amenities].some((list) => list.length > 0);
}

function readBudget(query: URLSearchParams, criteria: SearchCriteria): Budget | null {
  if (query.get('price') === 'any') return null;
  const from = readDirhams(query.get('price_from'));
  const to = readDirhams(query.get('price_to'));
  const isUntyped = from === null && to === null;
  if (isUntyped) return impliesBudget(criteria) && query.get('price') !== openPrice ? clearCriteria.budget : null;
  const low = from ?? Math.min(budgetLimits.from, to ?? budgetLimits.from);
  const high = to ?? Math.max(budgetLimits.to, low);
  return { from: Math.min(low, high), to: Math.max(low, high) };
}

function budgetQuery(criteria: SearchCriteria): Query {
  const { budget } = criteria;
  const isImplied = impliesBudget(criteria);
  if (budget === null) return isImplied ? { price: 'any' } : {};
  return isImplied && isWholeBudget(budget) ? {} : { price_from: budget.from, price_to: budget.to };
}

/** The area as it was sent; what is none is left out. */
function readArea(query: URLSearchParams): string | null {
  const text = query.get(parameters.within);
  return parseArea(text) === null ? null : text;
}

/** An amount as people write it, too: a form that the browser itself sends has it as it was typed. */
function readDirhams(text: string | null): number | null {
  const typed = parseTypedAmount(text ?? '');
  return typed.status === 'amount' && typed.dirhams < 1e12 ? typed.dirhams : null;
}

function unreadBudget(query: URLSearchParams): UnreadBudget {
  const unread = (name: string) => {
    const text = query.get(name) ?? '';
    return parseTypedAmount(text).status === 'empty' || readDirhams(text) !== null
      ? undefined
      : text.slice(0, longestValue);
  };
  if (query.get('price') === 'any') return {};
  const [from, to] = [unread('price_from'), unread('price_to')];
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** The values of a parameter, trimmed, each once in any case, in their order. */
function valuesOf(query: URLSearchParams, name: string): readonly string[] {
  const values = new Map<string, string>();
  for (const text of query.getAll(name)) {
    const value = text.trim();
    const key = value.toLowerCase();
    if (value !== '' && value.length <= longestValue && values.size < mostValues && !values.has(key)) {
      values.set(key, value);
    }
  }
  return [...values.values()];
}
