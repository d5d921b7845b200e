import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';
import { type Page, pageRange } from '@iwan/shared/domain/search/paging';

/** The texts of the Developers page. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Developers',
    lede: 'The houses whose projects we represent, each known to us by its finished work.',
    list: 'All developers',
    search: 'Name or place',
    find: 'Find',
    sort: 'Sort',
    orders: { '': 'Recommended', name: 'Name, A to Z', 'name-desc': 'Name, Z to A', place: 'Place' },
    count: (total: number) => format.plural(total, { one: '# developer', other: '# developers' }),
    found: (found: number, total: number) =>
      `${format.number(found)} of ${format.plural(total, { one: '# developer', other: '# developers' })}`,
    shown: (current: Omit<Page<unknown>, 'items'>) => {
      const { first, last } = pageRange(current);
      return `Developers ${format.number(first)} to ${format.number(last)} of ${format.number(current.total)}`;
    },
    noMatch: (sought: string) => `No developer’s name or place begins with “${sought}”.`,
    showAll: 'Show all developers',
    headTitle: (page: number) =>
      page > 1 ? `Developers, page ${page} | ${business.fullName}` : `Developers | ${business.fullName}`,
    description: (page: number) =>
      page > 1
        ? `The developers whose exclusive projects in Dubai are represented here, page ${page}.`
        : 'The developers whose exclusive projects in Dubai are represented here, with their projects and their story.',
    portfolio: {
      title: 'The whole portfolio on paper',
      text: 'Developers, areas and the way to reach us, in one document to keep.',
      download: 'Download the portfolio',
      format: 'PDF',
    },
  }),
});
