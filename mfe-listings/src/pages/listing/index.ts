import { defineRoute } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { trendingSearches } from '@iwan/shared/paths/trending-searches';
import { listingHead, listingStatus } from '../../parts/listing/listing-head';
import { ListingPage } from '../../parts/listing/listing-page';
import { slugPlace } from '../../parts/listing/listing-place';
import type { ListingData } from '../../parts/listing/load-listing';

/** `/{location}`: a category or an area by its slug. */
export const route = defineRoute<ListingData>({
  Component: ListingPage,
  loader: async ({ params: { location = '' }, ...args }) => {
    const { loadListing } = await import('../../parts/listing/load-listing');
    return loadListing(slugPlace(location, paths.trendingSearch(location)), args);
  },
  head: listingHead,
  addresses: async () => trendingSearches.map(({ slug }) => ({ path: paths.trendingSearch(slug) })),
  status: listingStatus,
});
