import { defineRoute } from '@iwan/shared/contracts/module';
import { addresses } from '../../addresses';
import { textsOf } from './texts';
import { VisitPage } from './visit-page';

export const route = defineRoute({
  Component: VisitPage,
  // Handles the form when it is posted without script.
  action: async (args) => (await import('./visit-action')).visitAction(args),
  head: (_, { locale }) => ({
    title: textsOf(locale).headTitle,
    description: textsOf(locale).description,
    canonical: addresses.visit(),
  }),
});
