import { defineRoute } from '@iwan/shared/contracts/module';
import { addresses } from '../../addresses';
import { type StartData, StartPage } from './start-page';
import { textsOf } from './texts';

export const route = defineRoute<StartData>({
  Component: StartPage,
  // Imported when it runs: the first page is loaded on the server, and its browser needs none of this.
  loader: async ({ http, signal }) => {
    const { blogsApi } = await import('@iwan/shared/api/blogs');
    return blogsApi(http).list(signal);
  },
  head: (_, { locale }) => ({
    title: textsOf(locale).headTitle,
    description: textsOf(locale).description,
    canonical: addresses.start(),
  }),
});
