import { defineRoute } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { listingHead, listingStatus } from '../../parts/listing/listing-head';
import { ListingPage } from '../../parts/listing/listing-page';
import { searchPlace } from '../../parts/listing/listing-place';
import type { ListingData } from '../../parts/listing/load-listing';

/** Results of the hero search. */
export const route = defineRoute<ListingData>({
  Component: ListingPage,
  loader: async (args) => {
    const { loadListing } = await import('../../parts/listing/load-listing');
    return loadListing(searchPlace(paths.filterAllProperty()), args);
  },
  head: listingHead,
  status: listingStatus,
});
