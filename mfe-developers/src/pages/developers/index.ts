import { defineRoute } from '@iwan/shared/contracts/module';
import { pageRange } from '@iwan/shared/domain/search/paging';
import { structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { itemList } from '@iwan/shared/domain/structured/item-list';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { paths } from '@iwan/shared/paths/paths';
import { type DevelopersData, DevelopersPage } from './developers-page';
import { developersPath } from './developers-path';
import { textsOf } from './texts';

export const route = defineRoute<DevelopersData>({
  Component: DevelopersPage,
  loader: async (args) => (await import('./load-developers')).loadDevelopers(args),
  status: ({ isPastEnd }) => (isPastEnd ? 404 : 200),
  head: ({ sought, developers, isPastEnd }, { locale }) => ({
    title: textsOf(locale).headTitle(developers.page),
    description: textsOf(locale).description(developers.page),
    canonical: developersPath({ sought: '', sort: null, page: developers.page }),
    noindex: sought !== '' || isPastEnd,
    ...(developers.items.length === 0
      ? {}
      : {
          jsonLd: structuredData([
            itemList(
              developers.items.map((developer) => ({
                name: shownName(developer),
                href: paths.developerListed(developer.name),
              })),
              pageRange(developers).first,
            ),
          ]),
        }),
  }),
});
