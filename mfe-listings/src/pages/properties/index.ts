import { defineRoute } from '@iwan/shared/contracts/module';
import { propertiesHead } from './properties-head';
import { type PropertiesData, PropertiesPage } from './properties-page';

export const route = defineRoute<PropertiesData>({
  Component: PropertiesPage,
  loader: async (args) => (await import('./load-properties')).loadProperties(args),
  head: propertiesHead,
  // A page past the end has status 404 and shows the last page.
  status: ({ page, projects }) => (projects.status === 'failed' ? 503 : page > projects.value.page ? 404 : 200),
});
