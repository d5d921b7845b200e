import { defineRoute } from '@iwan/shared/contracts/module';
import { categoryOfTab, parseCategoryTab } from '@iwan/shared/domain/category';
import { parsePageNumber, perPage } from '@iwan/shared/domain/paging';
import { parseProjectSort } from '@iwan/shared/domain/project-sort';
import { noCriteria } from '@iwan/shared/domain/search-criteria';
import { paths } from '@iwan/shared/paths/paths';
import { pageQuery } from '../../parts/page-query';
import { firstPictureOf } from '../../parts/project-grid';
import { type PropertiesData, PropertiesPage } from './properties-page';
import { texts } from './texts';

/** More slides than anybody pages through one by one; it bounds the document where a backend has thousands. */
const trendingLimit = 12;

export const route = defineRoute<PropertiesData>({
  Component: PropertiesPage,
  loader: async ({ query, api, signal }) => {
    const tab = parseCategoryTab(query.get('tab'));
    const category = categoryOfTab(tab);
    const sort = parseProjectSort(query.get('sort'));
    const question = {
      criteria: { ...noCriteria, categories: category === undefined ? [] : [category] },
      slug: null,
      sort,
      page: parsePageNumber(query.get('page')),
      perPage: perPage.properties,
    };
    const [projects, trending] = await Promise.all([
      api.projects.search(question, signal),
      api.projects.page({ label: 'Trending', page: 1, perPage: trendingLimit }, signal),
    ]);
    const { items, page, total } = projects;
    return { tab, sort, projects: { items, page, perPage: perPage.properties, total }, trending: trending.items };
  },
  head: ({ tab, projects }) => ({
    title: texts.head(tab),
    description: texts.description,
    canonical: paths.properties(pageQuery(tab, projects.page)),
    ...firstPictureOf(projects.items, 'stack'),
  }),
});
