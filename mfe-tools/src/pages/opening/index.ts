import { defineRoute, lostPageRedirect } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { openingHead } from './opening-head';
import { type OpeningData, OpeningPage } from './opening-page';
import { textsOf } from './texts';

export const route = defineRoute<OpeningData>({
  Component: OpeningPage,
  loader: async (args) => (await import('./load-opening')).loadOpening(args),
  head: openingHead,
  action: async (args) => (await import('../../parts/application/career-action')).careerAction(args),
  addresses: async (args) => (await import('./load-opening')).openingAddresses(args),
  // So that no cache keeps an opening that may be outdated, nor that there is none.
  status: ({ opening, isMissing }) => (isMissing ? 503 : opening === null ? 404 : 200),
  redirect: ({ opening }, { locale }) =>
    opening === null ? lostPageRedirect({ to: paths.home(), notice: textsOf(locale).notFound }) : null,
});
