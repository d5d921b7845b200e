import type { projectsApi } from '@iwan/shared/api/projects/projects';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import {
  noCriteria,
  type SearchCriteria,
  type SearchCriterion,
} from '@iwan/shared/domain/search/criteria/search-criteria';
import { waysOut, without } from '@iwan/shared/domain/search/facets/relaxations';
import type { SearchResult } from '@iwan/shared/domain/search/project-search';
import { knownCriteria } from '@iwan/shared/domain/search/understand/known-words';
import type { ListingQuery } from '@iwan/shared/paths/criteria';
import { listedCard } from '../../domain/project/listed-card';

type Projects = ReturnType<typeof projectsApi>;

/** A search, as it was carried out. */
export interface SearchOutcome {
  readonly requested: ListingQuery;
  readonly found: SearchResult<ProjectCard>;
  /** Words of the text that no project has, and which were left out. */
  readonly unused: readonly string[];
}

/** What is near to an empty result: projects that match without one criterion. */
export interface Nearest {
  readonly criterion: SearchCriterion;
  readonly total: number;
  readonly projects: readonly ProjectCard[];
}

const mostNearest = 2;
const nearestProjects = 3;

/** Searches; where nothing is found, once more without the words that no project has. */
export async function searchKnown(
  projects: Projects,
  requested: ListingQuery,
  place: { readonly slug: string | null; readonly perPage: number },
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const ask = (query: ListingQuery) => projects.search({ ...query, ...place }, signal);
  const found = await ask(requested);
  const { query } = requested.criteria;
  if (found.total > 0 || query === null) return { requested, found, unused: [] };
  const count = async (word: string) => {
    const ofWord: SearchCriteria = { ...noCriteria, query: word };
    return (await projects.search({ criteria: ofWord, slug: null, sort: null, page: 1, perPage: 1 }, signal)).total;
  };
  const { criteria, unknown } = await knownCriteria(requested.criteria, count);
  if (unknown.length === 0) return { requested, found, unused: [] };
  const rest = { ...requested, criteria };
  return { requested: rest, found: await ask(rest), unused: unknown };
}

/** Some projects for the best ways out of an empty result. */
export async function loadNearest(
  projects: Projects,
  { requested, found }: SearchOutcome,
  slug: string | null,
  signal: AbortSignal,
): Promise<readonly Nearest[]> {
  if (found.total > 0) return [];
  const { criteria } = requested;
  const ways = waysOut(criteria, found.relaxations).slice(0, mostNearest);
  return Promise.all(
    ways.map(async ({ criterion }) => {
      const question = { criteria: without(criteria, criterion), slug, sort: requested.sort, page: 1 };
      const { items, total } = await projects.search({ ...question, perPage: nearestProjects }, signal);
      return { criterion, total, projects: items.map(listedCard) };
    }),
  );
}
