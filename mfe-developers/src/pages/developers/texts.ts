import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';
import type { PageRange } from '@iwan/shared/domain/search/paging';

/** The texts of the Developers page. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Developers',
    lede: 'The developers whose projects we represent.',
    list: 'All developers',
    search: 'Developer or city',
    find: 'Search',
    sort: 'Sort',
    orders: { '': 'Recommended', name: 'Name, A to Z', 'name-desc': 'Name, Z to A', place: 'City' },
    count: (total: number) => format.plural(total, { one: '# developer', other: '# developers' }),
    found: (found: number, total: number) =>
      `${format.number(found)} of ${format.plural(total, { one: '# developer', other: '# developers' })}`,
    shown: ({ first, last, total }: PageRange) =>
      `Developers ${format.number(first)} to ${format.number(last)} of ${format.number(total)}`,
    noMatch: (sought: string) => `No developers match “${sought}”.`,
    showAll: 'Show all developers',
    headTitle: (page: number) =>
      page > 1 ? `Developers, page ${page} | ${business.fullName}` : `Developers | ${business.fullName}`,
    description: (page: number) =>
      page > 1
        ? `The developers of our exclusive projects in Dubai, page ${page}.`
        : 'The developers of our exclusive projects in Dubai, with their projects and background.',
    portfolio: {
      title: 'Developer portfolio (PDF)',
      text: 'Our developers, areas and contact details in one document.',
      download: 'Download portfolio',
    },
  }),
});
