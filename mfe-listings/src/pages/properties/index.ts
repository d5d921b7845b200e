import { defineRoute } from '@iwan/shared/contracts/module';
import { categoryOfTab, parseCategoryTab } from '@iwan/shared/domain/project/category';
import { parsePageNumber, perPage } from '@iwan/shared/domain/search/paging';
import { parseProjectSort } from '@iwan/shared/domain/search/project-sort';
import { noCriteria } from '@iwan/shared/domain/search/search-criteria';
import { paths } from '@iwan/shared/paths/paths';
import { type Loaded, loaded } from '../../parts/loaded';
import { pageQuery } from '../../parts/page-query';
import { firstPictureOf } from '../../parts/project-grid';
import type { ProjectPage } from '../../parts/use-project-pages';
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
      loaded(api.projects.search(question, signal), signal),
      loaded(api.projects.page({ label: 'Trending', page: 1, perPage: trendingLimit }, signal), signal),
    ]);
    return { tab, sort, page: question.page, projects: pageOf(projects), trending };
  },
  head: ({ tab, projects }) => ({
    title: texts.head(tab),
    description: texts.description,
    canonical: paths.properties(pageQuery(tab, projects.status === 'ready' ? projects.value.page : 1)),
    ...(projects.status === 'ready' ? firstPictureOf(projects.value.items, 'stack') : {}),
  }),
  status: ({ projects }) => (projects.status === 'failed' ? 503 : 200),
});

/** The cards alone: what a search says besides is not shown here. */
function pageOf(found: Loaded<ProjectPage>): Loaded<ProjectPage> {
  if (found.status === 'failed') return found;
  const { items, page, total } = found.value;
  return { status: 'ready', value: { items, page, perPage: perPage.properties, total } };
}
