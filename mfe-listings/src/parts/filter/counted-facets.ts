import { type FacetName, facetNames } from '@iwan/shared/domain/search/facets/facets';

/** The criteria for which the filter shows counts: all but the developer. */
export const countedFacets: readonly FacetName[] = facetNames.filter((name) => name !== 'developer');
