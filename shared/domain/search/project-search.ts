import { type FacetName, type Facets, facets } from './facets';
import { type Page, page } from './paging';
import { type ProjectSort, sortProjects } from './project-sort';
import { type Relaxations, relaxations } from './relaxations';
import { type SearchableProject, type SearchCriteria, sift } from './search-criteria';
import { type SluggedProject, slugFilter } from './slug-filter';

/** One question to the list of projects. */
export interface ProjectQuestion {
  readonly criteria: SearchCriteria;
  /** A slug of `/{location}`; a slug that means nothing finds nothing (section 5). `null` outside those pages. */
  readonly slug: string | null;
  /** `null` for the backend's own order. */
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
  const { matching, hiddenByBudget } = sift(candidates, criteria);
  return {
    ...page(sort === null ? matching : sortProjects(matching, sort), asked),
    hiddenByBudget,
    facets: facets(candidates, criteria, counted),
    relaxations: matching.length === 0 ? relaxations(candidates, criteria) : {},
  };
}
