import { defineRoute } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { pageQuery } from '../../parts/page-query';
import { firstPictureOf } from '../../parts/project-grid';
import { type PropertiesData, PropertiesPage } from './properties-page';
import { texts } from './texts';

export const route = defineRoute<PropertiesData>({
  Component: PropertiesPage,
  loader: async (args) => (await import('./load-properties')).loadProperties(args),
  head: ({ tab, projects }) => ({
    title: texts.head(tab),
    description: texts.description,
    canonical: paths.properties(pageQuery(tab, projects.status === 'ready' ? projects.value.page : 1)),
    ...(projects.status === 'ready' ? firstPictureOf(projects.value.items, 'stack') : {}),
  }),
  status: ({ projects }) => (projects.status === 'failed' ? 503 : 200),
});
