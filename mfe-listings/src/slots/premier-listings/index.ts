import { defineSlot } from '@iwan/shared/contracts/module';
import { perPage } from '@iwan/shared/domain/paging';
import type { ProjectPage } from '../../parts/use-project-pages';
import { PremierListings } from './premier-listings';

export const slot = defineSlot<ProjectPage>({
  Component: PremierListings,
  loader: ({ api, signal }) => api.projects.page({ page: 1, perPage: perPage.premierListings }, signal),
});
