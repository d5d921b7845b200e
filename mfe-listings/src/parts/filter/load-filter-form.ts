import { projectsApi } from '@iwan/shared/api/projects/projects';
import type { Http } from '@iwan/shared/contracts/http';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import type { Facets } from '@iwan/shared/domain/search/facets/facets';
import { countedFacets } from './counted-facets';
import { type FilterOptions, loadFilterOptions } from './fields/filter-options';

/** What the filter as a form of the page needs beside the fixed choices. */
export interface FilterForm extends FilterOptions {
  readonly facets: Facets;
}

interface RequestedSearch {
  readonly criteria: SearchCriteria;
  readonly slug: string | null;
}

/** Loads names and counts; what cannot be loaded is left out. */
export async function loadFilterForm(
  http: Http,
  { criteria, slug }: RequestedSearch,
  signal: AbortSignal,
): Promise<FilterForm> {
  const question = { criteria, slug, sort: null, page: 1, perPage: 1, facets: countedFacets };
  const [options, facets] = await Promise.all([
    loadFilterOptions(http, signal).catch(() => ({ developers: [], agents: [] })),
    projectsApi(http)
      .search(question, signal)
      .then(
        (found) => found.facets,
        () => ({}),
      ),
  ]);
  return { ...options, facets };
}
