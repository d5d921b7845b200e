import { defineSlot } from '@iwan/shared/contracts/module';
import { categoryOfTab, parseCategoryTab } from '@iwan/shared/domain/project/category';
import { parsePageNumber } from '@iwan/shared/domain/search/paging';
import { listedCard } from '../../domain/project/listed-card';
import { pageSizes } from '../../parts/page-sizes';
import { PremierListings, type PremierListingsData } from './premier-listings';

export const slot = defineSlot<PremierListingsData>({
  Component: PremierListings,
  loader: async ({ query, http, signal }) => {
    const { projectsApi } = await import('@iwan/shared/api/projects/projects');
    const tab = parseCategoryTab(query.get('tab'));
    const category = categoryOfTab(tab);
    const requested = { page: parsePageNumber(query.get('page')), perPage: pageSizes.premierListings };
    const projects = await projectsApi(http).page(
      { ...requested, ...(category === undefined ? {} : { category }) },
      signal,
    );
    return { tab, projects: { ...projects, items: projects.items.map(listedCard) } };
  },
});
