import { defineRoute } from '@iwan/shared/contracts/module';
import { structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { itemList } from '@iwan/shared/domain/structured/item-list';
import { paths } from '@iwan/shared/paths/paths';
import { openings } from '../../parts/openings/openings';
import { CareerPage } from './career-page';
import { textsOf } from './texts';

export const route = defineRoute({
  Component: CareerPage,
  action: async (args) => (await import('../../parts/application/career-action')).careerAction(args),
  head: (_, { locale }) => ({
    title: textsOf(locale).headTitle,
    description: textsOf(locale).description,
    canonical: paths.career(),
    jsonLd: structuredData([itemList(openings.map(({ title }) => ({ name: title, href: paths.opening(title) })))]),
  }),
});
