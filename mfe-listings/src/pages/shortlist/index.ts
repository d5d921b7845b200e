import { defineRoute } from '@iwan/shared/contracts/module';
import type { ShortlistState } from './load-shortlist';
import { ShortlistPage } from './shortlist-page';
import { textsOf } from './texts';

const statuses: Readonly<Partial<Record<ShortlistState['kind'], number>>> = { unknown: 404, ended: 410, away: 503 };

/** `/shortlist/new`, where a shortlist is made, and `/shortlist/{token}`, where people vote on it. */
export const route = defineRoute<ShortlistState>({
  Component: ShortlistPage,
  loader: async (args) => (await import('./load-shortlist')).loadShortlist(args),
  action: async (args) => (await import('./shortlist-action')).shortlistAction(args),
  head: (data, { locale }) => {
    const { headTitle, lede } = textsOf(locale);
    return { title: data.kind === 'open' ? data.name : headTitle, description: lede, noindex: true };
  },
  status: ({ kind }) => statuses[kind] ?? 200,
});
