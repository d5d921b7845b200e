import { areas } from '../domain/search/areas';
import { isWholeBudget } from '../domain/search/budget';
import { budgetWords } from '../domain/search/budget-words';
import { readyNow } from '../domain/search/handover-filter';
import { noCriteria, type SearchCriteria, type SearchCriterion } from '../domain/search/search-criteria';
import { listingQuery, readListingQuery } from './criteria';
import { paths } from './paths';
import { withQuery } from './query';
import { searchTextsOf } from './search-texts';
import { encodeSegment } from './segment';
import { trendingSearches } from './trending-searches';

/** What is asked for, as it is kept: the criteria as a query string, and the slug of a listing's page. */
export interface KeptSearch {
  readonly query: string;
  readonly slug: string | null;
}

/** The search of some criteria as it is kept: without order and page, and in one spelling. */
export function keptSearch(criteria: SearchCriteria, slug: string | null): KeptSearch {
  return { query: withQuery('', listingQuery({ criteria })).replace(/^\?/, ''), slug };
}

/** The criteria of a kept search; what makes no sense in it is left out. */
export function criteriaOf({ query }: Pick<KeptSearch, 'query'>): SearchCriteria {
  return readListingQuery(new URLSearchParams(query)).criteria;
}

/** Where a kept search is shown. */
export function searchPath({ query, slug }: KeptSearch): string {
  const path = slug === null ? paths.filterProperty() : `/${encodeSegment(slug)}`;
  return query === '' ? path : `${path}?${query}`;
}

/**
 * A search in words, what is looked for before where and for how much; a criterion that has no words is left out.
 *
 *     'Dubai Marina, 2BR, Gym, AED 10,000 – 3,000,000'
 */
export function searchWords(criteria: SearchCriteria, slug: string | null, locale: string): string {
  const names = Object.keys(noCriteria) as readonly SearchCriterion[];
  const { budget } = criteria;
  // What the filter always asks for goes without saying.
  const said = budget && isWholeBudget(budget) ? { ...criteria, budget: null } : criteria;
  const ordered = names.toSorted((one, other) => Number(one === 'budget') - Number(other === 'budget'));
  const words = [...placeWords(slug), ...ordered.flatMap((name) => wordsOf(name, said[name], locale))];
  return words.length === 0 ? searchTextsOf(locale).all : words.join(', ');
}

function placeWords(slug: string | null): readonly string[] {
  if (slug === null) return [];
  const key = slug.trim().toLowerCase();
  const area = areas.find((each) => key.startsWith(each.slug));
  return [area?.name ?? trendingSearches.find((each) => each.slug === key)?.label ?? slug];
}

function wordsOf(name: SearchCriterion, chosen: unknown, locale: string): readonly string[] {
  if (typeof chosen === 'string') return [textWords(name, chosen, locale)];
  if (Array.isArray(chosen)) return chosen.filter((each) => typeof each === 'string');
  const { from, to } = (chosen ?? {}) as { readonly from?: unknown; readonly to?: unknown };
  if (typeof from !== 'number' || typeof to !== 'number') return [];
  return [budgetWords({ from, to }, locale)];
}

function textWords(name: SearchCriterion, text: string, locale: string): string {
  const texts = searchTextsOf(locale);
  switch (name) {
    case 'query':
      return `“${text}”`;
    case 'handover':
      return text === readyNow ? texts.readyNow : texts.handoverBy(text);
    case 'within':
      // An area is told by the map alone.
      return texts.areaOnMap;
    default:
      return text;
  }
}
