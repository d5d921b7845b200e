import { defineRoute } from '@iwan/shared/contracts/module';
import type { SearchAlertState } from './load-search-alert';
import { SearchAlertPage } from './search-alert-page';
import { textsOf } from './texts';

const statuses: Readonly<Partial<Record<SearchAlertState['kind'], number>>> = { expired: 404, away: 503 };

/** `/search-alerts/{step}`: what the links in the mails about a search lead to. */
export const route = defineRoute<SearchAlertState>({
  Component: SearchAlertPage,
  loader: async (args) => (await import('./load-search-alert')).loadSearchAlert(args),
  action: async (args) => (await import('./search-alert-action')).searchAlertAction(args),
  head: (data, { locale }) => {
    const about = 'about' in data ? data.about : 'search';
    const { headTitle, description } = textsOf(locale);
    return { title: headTitle[about], description: description[about], noindex: true };
  },
  status: ({ kind }) => statuses[kind] ?? 200,
});
