import { defineRoute } from '@iwan/shared/contracts/module';
import { addresses } from '../../addresses';
import { type StartData, StartPage } from './start-page';
import { texts } from './texts';

export const route = defineRoute<StartData>({
  Component: StartPage,
  // Imported when it runs: a first page is loaded on the server, and its browser needs none of this.
  loader: async ({ http, signal }) => {
    const { blogsApi } = await import('@iwan/shared/api/blogs');
    return blogsApi(http).list(signal);
  },
  head: () => ({ title: texts.headTitle, description: texts.description, canonical: addresses.start() }),
});
