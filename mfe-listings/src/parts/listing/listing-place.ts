import type { FurtherArea } from '@iwan/shared/api/further-areas';
import { areaName, areas } from '@iwan/shared/domain/areas/areas';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { slugFilter } from '@iwan/shared/domain/search/rules/slug-filter';
import { paths } from '@iwan/shared/paths/paths';
import { trendingLabel, trendingSearches } from '@iwan/shared/paths/trending-searches';

/** Which page of results this is. */
export interface ListingPlace {
  readonly kind: 'search' | 'area' | 'trending' | 'unknown';
  /** The path of its further pages, orders and filters. */
  readonly path: string;
  /** The path to which the Advanced Filter leads from here. */
  readonly action: string;
  readonly slug: string | null;
  /** The area or the search by its name in English; empty on the pages of a search. */
  readonly name: string;
  /** The same in the language of the page, where the records have it; left out where the site has. */
  readonly shown?: string;
  /** The canonical path. */
  readonly canonical: string;
}

/** The area or the search of a page of results in the language of the page. */
export function placeWords({ name, shown = name }: Pick<ListingPlace, 'name' | 'shown'>, locale: string): string {
  const area = areas.find((each) => each.name === name);
  const trending = trendingSearches.find((each) => each.label === name);
  return area ? areaName(area, locale) : trending ? trendingLabel(trending, locale) : shown;
}

/** Results of the hero search or of the Advanced Filter, which itself always leads to `/filter-property` (section 2). */
export function searchPlace(path: string): ListingPlace {
  const action = paths.filterProperty();
  return { kind: 'search', path, action, slug: null, name: '', canonical: action };
}

/** The listing of a slug (section 5). An area has two addresses and several spellings, of which one is canonical. */
export function slugPlace(slug: string, path: string): ListingPlace {
  const key = slug.trim().toLowerCase();
  const here = { path, action: path, slug };
  const area = areas.find((each) => key.startsWith(each.slug));
  const trending = trendingSearches.find((each) => each.slug === key);
  if (slugFilter(slug) === null) {
    return { ...here, action: paths.filterProperty(), kind: 'unknown', name: '', canonical: path };
  }
  if (area) return { ...here, kind: 'area', name: area.name, canonical: paths.area(area.slug) };
  return { ...here, kind: 'trending', name: trending?.label ?? slug, canonical: paths.trendingSearch(key) };
}

/** An area beyond the ten: a search by its location, to which all links lead that narrow it down. */
export function furtherPlace({ name, shown, slug }: FurtherArea): ListingPlace {
  const path = paths.filterProperty();
  return { kind: 'area', path, action: path, slug: null, name, shown, canonical: paths.area(slug) };
}

/** The criteria with those that the place itself stands for, as addresses of other pages need them. */
export function criteriaAt({ kind, slug, name }: ListingPlace, criteria: SearchCriteria): SearchCriteria {
  return kind === 'area' && slug === null ? { ...criteria, locations: [name] } : criteria;
}
