import { areas } from '@iwan/shared/domain/areas/areas';
import { paths } from '@iwan/shared/paths/paths';
import { slugPlace } from '../../parts/listing/listing-place';
import { listingRoute } from '../../parts/listing/listing-route';

/** `/locations/{location}`: an area by its slug. */
export const route = listingRoute((slug) => slugPlace(slug, paths.area(slug)), {
  addresses: async ({ http, signal }) => {
    const { furtherAreas } = await import('@iwan/shared/api/further-areas');
    return [...areas, ...(await furtherAreas(http, signal))].map(({ slug }) => ({ path: paths.area(slug) }));
  },
});
