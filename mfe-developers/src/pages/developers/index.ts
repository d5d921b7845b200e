import { defineRoute } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { type DevelopersData, DevelopersPage } from './developers-page';
import { texts } from './texts';

export const route = defineRoute<DevelopersData>({
  Component: DevelopersPage,
  loader: async ({ http, signal }) => {
    const { developersApi } = await import('@iwan/shared/api/developers');
    return developersApi(http).list(signal);
  },
  head: () => ({ title: texts.headTitle, description: texts.description, canonical: paths.developers() }),
});
