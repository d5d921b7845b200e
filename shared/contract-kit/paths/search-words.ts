import { areaName, areas } from '../../domain/areas/areas';
import { formatFor } from '../../domain/format/format';
import { isWholeBudget } from '../../domain/search/budget/budget';
import { choicesOf, criterionNames, type SearchCriteria } from '../../domain/search/criteria/search-criteria';
import { listingQuery, readListingQuery } from './criteria';
import { paths } from './paths';
import { withQuery } from './query';
import { encodeSegment } from './segment';
import { textsOf } from './texts';
import { trendingLabel, trendingSearches } from './trending-searches';

/** A search as it is stored: the criteria as a query string, and the slug of a listing's page. */
export interface StoredSearch {
  readonly query: string;
  readonly slug: string | null;
}

/** The stored form of some criteria: without order and page, in a canonical spelling. */
export function storedSearch(criteria: SearchCriteria, slug: string | null): StoredSearch {
  return { query: withQuery('', listingQuery({ criteria })).replace(/^\?/, ''), slug };
}

/** The criteria of a stored search; invalid parts are left out. */
export function criteriaOf({ query }: Pick<StoredSearch, 'query'>): SearchCriteria {
  return readListingQuery(new URLSearchParams(query)).criteria;
}

/** The page of a stored search. */
export function searchPath({ query, slug }: StoredSearch): string {
  const path = slug === null ? paths.filterProperty() : `/${encodeSegment(slug)}`;
  return query === '' ? path : `${path}?${query}`;
}

/**
 * A search in words: what, then where, then for how much; a criterion without words is left out.
 *
 *     'Dubai Marina, 2BR, Gym, AED 10,000 – 3,000,000'
 */
export function searchWords(criteria: SearchCriteria, slug: string | null, locale: string): string {
  const texts = textsOf(locale);
  const { budget } = criteria;
  // The default budget of the filter is left out.
  const said = budget && isWholeBudget(budget) ? { ...criteria, budget: null } : criteria;
  const ordered = criterionNames.toSorted((one, other) => Number(one === 'budget') - Number(other === 'budget'));
  const all = [
    ...placeText(slug, locale),
    ...ordered.flatMap((name) => choicesOf(said, name).map(({ words }) => words(texts))),
  ];
  return all.length === 0 ? texts.allProperties : formatFor(locale).list(all, 'unit');
}

function placeText(slug: string | null, locale: string): readonly string[] {
  if (slug === null) return [];
  const key = slug.trim().toLowerCase();
  const area = areas.find((each) => key.startsWith(each.slug));
  const trending = trendingSearches.find((each) => each.slug === key);
  return [area ? areaName(area, locale) : trending ? trendingLabel(trending, locale) : slug];
}
