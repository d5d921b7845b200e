import { defineSlot } from '@iwan/shared/contracts/module';
import { HeroSearch, type HeroSearchData } from './hero-search';

export const slot = defineSlot<HeroSearchData>({
  Component: HeroSearch,
  loader: ({ api, signal }) => api.projects.locations(signal),
});
