import { type Loaded, loaded } from '@iwan/shared/api/loaded';
import { projectsApi } from '@iwan/shared/api/projects/projects';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { categoryOfTab, parseCategoryTab } from '@iwan/shared/domain/project/category';
import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { parsePageNumber, perPage } from '@iwan/shared/domain/search/paging';
import { parseProjectSort } from '@iwan/shared/domain/search/project-sort';
import type { ProjectPage } from '../../parts/use-project-pages';
import type { PropertiesData } from './properties-page';

/** More slides than anybody pages through one by one; it bounds the document where a backend has thousands. */
const trendingLimit = 12;

/** The page of cards that the address asks for, and the carousel of what is trending. */
export async function loadProperties({ query, http, signal }: LoaderArguments): Promise<PropertiesData> {
  const calls = projectsApi(http);
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
    loaded(calls.search(question, signal), signal),
    loaded(calls.page({ label: 'Trending', page: 1, perPage: trendingLimit }, signal), signal),
  ]);
  return { tab, sort, page: question.page, projects: pageOf(projects), trending: othersFirst(trending, projects) };
}

/** What is trending, with what the grid above already shows at the end: each row leads with another project. */
function othersFirst(trending: PropertiesData['trending'], above: Loaded<ProjectPage>): PropertiesData['trending'] {
  if (trending.status === 'failed' || above.status === 'failed') return trending;
  const shown = new Set(above.value.items.map(({ id }) => id));
  const isShown = ({ id }: ProjectCard) => Number(shown.has(id));
  const items = trending.value.items.toSorted((one, other) => isShown(one) - isShown(other));
  return { status: 'ready', value: { ...trending.value, items } };
}

/** The cards alone: what a search says besides is not shown here. */
function pageOf(found: Loaded<ProjectPage>): Loaded<ProjectPage> {
  if (found.status === 'failed') return found;
  const { items, page, total } = found.value;
  return { status: 'ready', value: { items, page, perPage: perPage.properties, total } };
}
