import { paths } from '@iwan/shared/paths/paths';
import { searchPlace } from '../../parts/listing/listing-place';
import { listingRoute } from '../../parts/listing/listing-route';

/** Results of the hero search. */
export const route = listingRoute(() => searchPlace(paths.filterAllProperty()));
