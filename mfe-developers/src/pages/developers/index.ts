import { defineRoute } from '@iwan/shared/contracts/module';
import { structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { itemList } from '@iwan/shared/domain/structured/item-list';
import { paths } from '@iwan/shared/paths/paths';
import { type DevelopersData, DevelopersPage } from './developers-page';
import { textsOf } from './texts';

export const route = defineRoute<DevelopersData>({
  Component: DevelopersPage,
  loader: async (args) => (await import('./load-developers')).loadDevelopers(args),
  head: ({ sought, developers }, { locale }) => ({
    title: textsOf(locale).headTitle,
    description: textsOf(locale).description,
    canonical: paths.developers(),
    ...(sought === '' ? {} : { noindex: true }),
    ...(developers.length === 0
      ? {}
      : {
          jsonLd: structuredData([
            itemList(developers.map(({ name }) => ({ name, href: paths.developerListed(name) }))),
          ]),
        }),
  }),
});
