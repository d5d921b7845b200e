import { defineRoute, type RouteModule } from '@iwan/shared/contracts/module';
import { listingHead, listingStatus } from './listing-head';
import { ListingPage } from './listing-page';
import type { ListingPlace } from './listing-place';
import type { ListingData } from './load-listing';

/** The route of a page of results. `placeOf`: the page by the slug in its address, which is empty for a search. */
export function listingRoute(
  placeOf: (slug: string) => ListingPlace,
  more: Pick<RouteModule<ListingData>, 'addresses'> = {},
) {
  return defineRoute<ListingData>({
    Component: ListingPage,
    loader: async ({ params: { location = '' }, ...args }) => {
      const { loadListing } = await import('./load-listing');
      return loadListing(placeOf(location), args);
    },
    head: listingHead,
    status: listingStatus,
    ...more,
  });
}
