import { defineRoute, lostPageRedirect } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { findOpening, isOpenOn, openings } from '../../parts/openings/openings';
import { openingHead } from './opening-head';
import { type OpeningData, OpeningPage } from './opening-page';
import { textsOf } from './texts';

export const route = defineRoute<OpeningData>({
  Component: OpeningPage,
  loader: async ({ params }) => {
    const opening = findOpening(params.opening?.toLowerCase());
    return { slug: opening?.slug ?? null, isOpen: opening !== null && isOpenOn(opening, new Date()) };
  },
  head: openingHead,
  action: async (args) => (await import('../../parts/application/career-action')).careerAction(args),
  addresses: async () =>
    openings.map(({ title, postedOn }) => ({ path: paths.opening(title), lastModified: postedOn })),
  status: ({ slug }) => (slug === null ? 404 : 200),
  redirect: ({ slug }, { locale }) =>
    slug === null ? lostPageRedirect({ to: paths.home(), notice: textsOf(locale).notFound }) : null,
});
