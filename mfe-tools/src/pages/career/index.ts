import { defineRoute } from '@iwan/shared/contracts/module';
import { structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { itemList } from '@iwan/shared/domain/structured/item-list';
import { paths } from '@iwan/shared/paths/paths';
import { shownTitle } from '../../parts/openings/opening';
import { type CareerData, CareerPage } from './career-page';
import { textsOf } from './texts';

export const route = defineRoute<CareerData>({
  Component: CareerPage,
  loader: async (args) => (await import('../../parts/openings/load-openings')).loadOpeningCards(args),
  action: async (args) => (await import('../../parts/application/career-action')).careerAction(args),
  head: ({ openings }, { locale }) => ({
    title: textsOf(locale).headTitle,
    description: textsOf(locale).description(openings.length),
    canonical: paths.career(),
    ...(openings.length > 0 && {
      jsonLd: structuredData([
        itemList(openings.map((opening) => ({ name: shownTitle(opening), href: paths.opening(opening.title) }))),
      ]),
    }),
  }),
  // So that no cache keeps openings that may be outdated.
  status: ({ isMissing }) => (isMissing ? 503 : 200),
});
