import { defineRoute } from '@iwan/shared/contracts/module';
import { propertiesHead } from './properties-head';
import { type PropertiesData, PropertiesPage } from './properties-page';

export const route = defineRoute<PropertiesData>({
  Component: PropertiesPage,
  loader: async (args) => (await import('./load-properties')).loadProperties(args),
  head: propertiesHead,
  status: ({ projects }) => (projects.status === 'failed' ? 503 : 200),
});
