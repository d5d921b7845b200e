import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

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
    noMatch: (sought: string) => `No developer’s name or place begins with “${sought}”.`,
    showAll: 'Show all developers',
    headTitle: `Developers | ${business.fullName}`,
    description:
      'The developers whose exclusive projects in Dubai are represented here, with their projects and their story.',
    portfolio: {
      title: 'The whole portfolio on paper',
      text: 'Developers, areas and the way to reach us, in one document to keep.',
      download: 'Download the portfolio',
      format: 'PDF',
    },
  }),
});
