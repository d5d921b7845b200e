import { defineSlot } from '@iwan/shared/contracts/module';
import { FreshFinds, type FreshFindsData } from './fresh-finds';
import { freshProject } from './fresh-project';

/** The most slides of a carousel, so that a backend with thousands does not make the document large. */
const slideLimit = 24;

export const slot = defineSlot<FreshFindsData>({
  Component: FreshFinds,
  loader: async ({ http, signal }) => {
    const [{ projectsApi }, { noCriteria }] = await Promise.all([
      import('@iwan/shared/api/projects/projects'),
      import('@iwan/shared/domain/search/criteria/search-criteria'),
    ]);
    // The newest first, as the title says, so that it begins with another project than the list above it.
    const found = await projectsApi(http).search(
      {
        criteria: { ...noCriteria, labels: ['Fresh Finds'] },
        slug: null,
        sort: 'newest',
        page: 1,
        perPage: slideLimit,
      },
      signal,
    );
    return found.items.map(freshProject);
  },
});
