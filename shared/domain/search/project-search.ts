import { leastPrice } from './budget/least-price';
import type { SearchCriteria } from './criteria/search-criteria';
import { facets } from './facets/count-facets';
import { relaxations } from './facets/count-relaxations';
import type { FacetName, Facets } from './facets/facets';
import type { Relaxations } from './facets/relaxations';
import { type Page, page } from './paging';
import { type ProjectSort, sortProjects } from './project-sort';
import { type SluggedProject, slugFilter } from './rules/slug-filter';
import { askedPrice } from './rules/unit-rule';
import { partition } from './search-filter';
import type { SearchableProject } from './searchable-project';
import { byTextRank } from './words/text-search';

/** One question to the list of projects. */
export interface ProjectQuestion {
  readonly criteria: SearchCriteria;
  /** A slug of `/{location}`; a slug that means nothing finds nothing (section 5). `null` outside those pages. */
  readonly slug: string | null;
  /** `null` for the list's own order: what answers a free text best comes first, else the backend's. */
  readonly sort: ProjectSort | null;
  readonly page: number;
  readonly perPage: number;
  /** The criteria whose choices are to be counted; none when left out. */
  readonly facets?: readonly FacetName[];
}

export interface SearchResult<Project> extends Page<Project> {
  /** Projects that match everything but the budget (readings). */
  readonly hiddenByBudget: number;
  readonly facets: Facets;
  /** What the cheapest of all that were found costs, in dirhams; left out where it is not stated. */
  readonly leastPrice?: number;
  /** What would help; empty unless nothing was found. */
  readonly relaxations: Relaxations;
  /** The backend writes to whoever asks when a search finds something new; left out where it does not. */
  readonly searchAlerts?: true;
}

type Sought = SearchableProject & SluggedProject & { readonly id: string };

/** Answers a question from the whole list: filters, sorts, counts and cuts it. Our backend applies the same rules. */
export function searchProjects<Project extends Sought>(
  projects: readonly Project[],
  { criteria, slug, sort, facets: counted = [], ...asked }: ProjectQuestion,
): SearchResult<Project> {
  const isSlugged = slug === null ? () => true : (slugFilter(slug) ?? (() => false));
  const candidates = projects.filter(isSlugged);
  const { matching, hiddenByBudget } = partition(candidates, criteria, slug);
  const priceOf = askedPrice(criteria, slug);
  const least = leastPrice(matching, priceOf);
  return {
    ...page(inOrder(matching, criteria, sort, priceOf), asked),
    hiddenByBudget,
    facets: facets(candidates, criteria, counted, slug),
    ...(least === null ? {} : { leastPrice: least }),
    relaxations: matching.length === 0 ? relaxations(candidates, criteria, slug) : {},
  };
}

/** The projects in an order; without one, by how well they answer the text that is asked for, if there is one. */
function inOrder<Project extends SearchableProject & { readonly id: string }>(
  projects: readonly Project[],
  { query }: Pick<SearchCriteria, 'query'>,
  sort: ProjectSort | null,
  priceOf: (project: Project) => number,
): readonly Project[] {
  if (sort !== null) return sortProjects(projects, sort, priceOf);
  return query ? byTextRank(projects, query) : projects;
}
