import { defineRoute, lostPageRedirect } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { developerHead } from './developer-head';
import { type DeveloperData, DeveloperPage } from './developer-page';
import { textsOf } from './texts';

export const route = defineRoute<DeveloperData>({
  Component: DeveloperPage,
  loader: async (args) => (await import('./load-developer')).loadDeveloper(args),
  head: developerHead,
  action: async (args) => (await import('@iwan/shared/forms/enquiry-action')).enquiryAction(args),
  addresses: async ({ http, signal }) => {
    const { developersApi } = await import('@iwan/shared/api/developers');
    return (await developersApi(http).list(signal)).map(({ name }) => ({ path: paths.developerListed(name) }));
  },
  status: ({ developer }) => (developer === null ? 404 : 200),
  redirect: ({ developer }, { locale }) =>
    developer === null ? lostPageRedirect({ to: paths.home(), notice: textsOf(locale).notFound }) : null,
});
