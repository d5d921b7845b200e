import { type FacetName, facetNames } from '@iwan/shared/domain/search/facets/facets';

/** The criteria that the filter shows counts of: it says of no developer how many projects there are. */
export const countedFacets: readonly FacetName[] = facetNames.filter((name) => name !== 'developer');
