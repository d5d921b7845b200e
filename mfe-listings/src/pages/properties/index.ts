import { defineRoute, type Head, type Reading } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { listedProjects } from '../../parts/listed-projects';
import { pageQuery } from '../../parts/page-query';
import { firstPictureOf } from '../../parts/project-card/project-grid';
import { type PropertiesData, PropertiesPage } from './properties-page';
import { textsOf } from './texts';

export const route = defineRoute<PropertiesData>({
  Component: PropertiesPage,
  loader: async (args) => (await import('./load-properties')).loadProperties(args),
  head: propertiesHead,
  // A page past the end has status 404 and shows the last page.
  status: ({ page, projects }) => (projects.status === 'failed' ? 503 : page > projects.value.page ? 404 : 200),
});

/** Each tab and page is indexed by itself; another order is the same page. */
function propertiesHead({ tab, page: requested, projects }: PropertiesData, { locale }: Reading): Head {
  const texts = textsOf(locale);
  const page = projects.status === 'ready' ? projects.value.page : 1;
  const shown = projects.status === 'ready' && projects.value.items.length > 0 ? projects.value : null;
  return {
    title: texts.head(tab, page),
    description: texts.description(tab, page),
    canonical: paths.properties(pageQuery(tab, page)),
    noindex: requested > page,
    ...(shown === null ? {} : { social: texts.social(tab, shown.total) }),
    ...(shown === null ? {} : { ...firstPictureOf(shown.items, 'stack'), jsonLd: listedProjects(shown) }),
  };
}
