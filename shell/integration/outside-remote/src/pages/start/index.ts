import { defineRoute } from '@iwan/shared/contracts/module';
import { addresses } from '../../addresses';
import { type StartData, StartPage } from './start-page';
import { texts } from './texts';

export const route = defineRoute<StartData>({
  Component: StartPage,
  loader: async ({ http, signal }) => (await import('../../api/guides')).listGuides(http, signal),
  head: () => ({ title: texts.headTitle, description: texts.description, canonical: addresses.start() }),
});
