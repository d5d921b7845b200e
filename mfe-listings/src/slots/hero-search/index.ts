import { defineSlot } from '@iwan/shared/contracts/module';
import { HeroSearch, type HeroSearchData } from './hero-search';

export const slot = defineSlot<HeroSearchData>({
  Component: HeroSearch,
  loader: async ({ http, signal }) => {
    const { projectsApi } = await import('@iwan/shared/api/projects/projects');
    return projectsApi(http).places(signal);
  },
});
