import { defineRoute } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { type DevelopersData, DevelopersPage } from './developers-page';
import { texts } from './texts';

export const route = defineRoute<DevelopersData>({
  Component: DevelopersPage,
  loader: async (args) => (await import('./load-developers')).loadDevelopers(args),
  head: ({ sought }) => ({
    title: texts.headTitle,
    description: texts.description,
    canonical: paths.developers(),
    ...(sought === '' ? {} : { noindex: true }),
  }),
});
