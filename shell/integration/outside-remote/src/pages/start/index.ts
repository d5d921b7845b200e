import { defineRoute } from '@iwan/shared/contracts/module';
import { addresses } from '../../addresses';
import { type StartData, StartPage } from './start-page';
import { textsOf } from './texts';

export const route = defineRoute<StartData>({
  Component: StartPage,
  loader: async ({ http, signal }) => (await import('../../api/guides')).listGuides(http, signal),
  head: (_, { locale }) => ({
    title: textsOf(locale).headTitle,
    description: textsOf(locale).description,
    canonical: addresses.start(),
  }),
});
