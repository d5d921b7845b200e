import { defineRoute } from '@iwan/shared/contracts/module';
import { areas } from '@iwan/shared/domain/search/areas/areas';
import { paths } from '@iwan/shared/paths/paths';
import { listingHead, listingStatus } from '../../parts/listing/listing-head';
import { ListingPage } from '../../parts/listing/listing-page';
import { slugPlace } from '../../parts/listing/listing-place';
import type { ListingData } from '../../parts/listing/load-listing';

/** `/locations/{location}`: an area by its slug. */
export const route = defineRoute<ListingData>({
  Component: ListingPage,
  loader: async ({ params: { location = '' }, ...args }) => {
    const { loadListing } = await import('../../parts/listing/load-listing');
    return loadListing(slugPlace(location, paths.area(location)), args);
  },
  head: listingHead,
  addresses: async () => areas.map(({ slug }) => ({ path: paths.area(slug) })),
  status: listingStatus,
});
