import { paths } from '@iwan/shared/paths/paths';
import { trendingSearches } from '@iwan/shared/paths/trending-searches';
import { slugPlace } from '../../parts/listing/listing-place';
import { listingRoute } from '../../parts/listing/listing-route';

/** `/{location}`: a category or an area by its slug. */
export const route = listingRoute((slug) => slugPlace(slug, paths.trendingSearch(slug)), {
  addresses: async () => trendingSearches.map(({ slug }) => ({ path: paths.trendingSearch(slug) })),
});
