import { defineRoute } from '@iwan/shared/contracts/module';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { breadcrumbList, structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { paths } from '@iwan/shared/paths/paths';
import type { MapData } from './map-data';
import { MapPage } from './map-page';
import { textsOf } from './texts';

export const route = defineRoute<MapData>({
  Component: MapPage,
  loader: async (args) => (await import('./load-map')).loadMap(args),
  head: (_, { locale }) => ({
    title: textsOf(locale).head,
    description: textsOf(locale).description,
    canonical: paths.map(),
    jsonLd: structuredData([
      breadcrumbList([
        { name: businessTextsOf(locale).name, href: paths.home() },
        { name: textsOf(locale).title, href: paths.map() },
      ]),
    ]),
  }),
  status: ({ set }) => (set.status === 'failed' ? 503 : 200),
});
