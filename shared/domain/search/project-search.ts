import { leastPrice } from './budget/least-price';
import type { SearchCriteria } from './criteria/search-criteria';
import { facets, relaxations } from './facets/count-facets';
import type { FacetName, Facets } from './facets/facets';
import type { Relaxations } from './facets/relaxations';
import { type Page, page } from './paging';
import { type ProjectSort, sortProjects } from './project-sort';
import { type SluggedProject, slugRule } from './rules/slug-filter';
import { requestedPrice } from './rules/unit-rule';
import { partition } from './search-filter';
import type { SearchableProject } from './searchable-project';
import { byTextRank } from './words/text-search';

/** A query of the list of projects. */
export interface ProjectQuestion {
  readonly criteria: SearchCriteria;
  /** A slug of `/{location}`; an unknown slug matches nothing (section 5). `null` outside of those pages. */
  readonly slug: string | null;
  /** `null` for the default order: by rank for a free text, otherwise the backend's. */
  readonly sort: ProjectSort | null;
  readonly page: number;
  readonly perPage: number;
  /** The criteria to count; none when left out. */
  readonly facets?: readonly FacetName[];
}

export interface SearchResult<Project> extends Page<Project> {
  /** Projects that match everything except the budget (readings). */
  readonly hiddenByBudget: number;
  readonly facets: Facets;
  /** The lowest price of all matches in dirhams; left out where it is unknown. */
  readonly leastPrice?: number;
  /** The criteria whose removal would help; empty unless there are no matches. */
  readonly relaxations: Relaxations;
  /** The backend sends search alerts; left out where it does not. */
  readonly searchAlerts?: true;
}

type Sought = SearchableProject & SluggedProject & { readonly id: string };

/** Runs a query on the whole list: filters, sorts, counts and cuts it. Our backend applies the same rules. */
export function searchProjects<Project extends Sought>(
  projects: readonly Project[],
  { criteria, slug, sort, facets: counted = [], ...requested }: ProjectQuestion,
): SearchResult<Project> {
  const isSlugged = slugRule(slug);
  const candidates = projects.filter(isSlugged);
  const { matching, hiddenByBudget } = partition(candidates, criteria, slug);
  const priceOf = requestedPrice(criteria, slug);
  const least = leastPrice(matching, priceOf);
  return {
    ...page(inOrder(matching, criteria, sort, priceOf), requested),
    hiddenByBudget,
    facets: facets(candidates, criteria, counted, slug),
    ...(least === null ? {} : { leastPrice: least }),
    relaxations: matching.length === 0 ? relaxations(candidates, criteria, slug) : {},
  };
}

/** Sorts the projects; without an order, by the rank of the free text, if there is one. */
function inOrder<Project extends SearchableProject & { readonly id: string }>(
  projects: readonly Project[],
  { query }: Pick<SearchCriteria, 'query'>,
  sort: ProjectSort | null,
  priceOf: (project: Project) => number,
): readonly Project[] {
  if (sort !== null) return sortProjects(projects, sort, priceOf);
  return query ? byTextRank(projects, query) : projects;
}
