import { type Loaded, loaded } from '@iwan/shared/api/loaded';
import { projectsApi } from '@iwan/shared/api/projects/projects';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { categoryOfTab, parseCategoryTab } from '@iwan/shared/domain/project/category';
import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { parsePageNumber } from '@iwan/shared/domain/search/paging';
import { parseProjectSort } from '@iwan/shared/domain/search/project-sort';
import { listedCard } from '../../domain/project/listed-card';
import { pageSizes } from '../../parts/page-sizes';
import type { ProjectPage } from '../../parts/use-project-pages';
import type { PropertiesData } from './properties-page';

/** The most slides of a carousel, so that a backend with thousands does not make the document large. */
const trendingLimit = 12;

/** Loads the page of cards that the address names, and the carousel of trending projects. */
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
    perPage: pageSizes.properties,
  };
  const [projects, trending] = await Promise.all([
    loaded(calls.search(question, signal), signal),
    loaded(calls.page({ label: 'Trending', page: 1, perPage: trendingLimit }, signal), signal),
  ]);
  return { tab, sort, page: question.page, projects: pageOf(projects), trending: othersFirst(trending, projects) };
}

/** The trending projects, those that the grid above already shows at the end, so that the two rows begin differently. */
function othersFirst(trending: PropertiesData['trending'], above: Loaded<ProjectPage>): PropertiesData['trending'] {
  if (trending.status === 'failed' || above.status === 'failed') return trending;
  const shown = new Set(above.value.items.map(({ id }) => id));
  const isShown = ({ id }: ProjectCard) => Number(shown.has(id));
  const items = trending.value.items.toSorted((one, other) => isShown(one) - isShown(other));
  return { status: 'ready', value: { ...trending.value, items } };
}

/** Only the cards: facets and the like are not shown here. */
function pageOf(found: Loaded<ProjectPage>): Loaded<ProjectPage> {
  if (found.status === 'failed') return found;
  const { items, page, total } = found.value;
  return { status: 'ready', value: { items: items.map(listedCard), page, perPage: pageSizes.properties, total } };
}
