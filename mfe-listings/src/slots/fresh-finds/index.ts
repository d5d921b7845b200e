import { defineSlot } from '@iwan/shared/contracts/module';
import { FreshFinds, type FreshFindsData } from './fresh-finds';

/** More slides than anybody pages through one by one; it bounds the document where a backend has thousands. */
const slideLimit = 24;

export const slot = defineSlot<FreshFindsData>({
  Component: FreshFinds,
  loader: async ({ http, signal }) => {
    const { projectsApi } = await import('@iwan/shared/api/projects');
    const found = await projectsApi(http).page({ label: 'Fresh Finds', page: 1, perPage: slideLimit }, signal);
    return found.items;
  },
});
