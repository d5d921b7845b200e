import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';
import { inWords, pageSizes } from '../../parts/page-sizes';

/** Appended to the title of further pages, so that search engines tell them apart. */
const onPage = (page: number) => (page > 1 ? `, page ${page}` : '');

/** The texts of the Properties page; section 2 fixes the heading. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Exclusive Properties',
    lede: 'Every project we represent, with the price it starts at and the person to ask.',
    head: (tab: string, page: number) =>
      `${tab === 'All' ? 'Properties' : `${tab} properties`}${onPage(page)} | ${business.fullName}`,
    description: (tab: string, page: number) =>
      tab === 'All'
        ? `Exclusive residential, commercial, off plan and secondary market projects in Dubai${onPage(page)}, ${inWords(pageSizes.properties)} to a page.`
        : `Exclusive ${tab.toLowerCase()} projects in Dubai${onPage(page)}, with the price each starts at.`,
    social: (tab: string, total: number) => ({
      eyebrow: 'Dubai',
      title: tab === 'All' ? 'Properties' : `${tab} properties`,
      line: format.plural(total, { one: '# project', other: '# projects' }),
    }),
    search: 'Search',
    words: 'Search in words',
    wordsHelp: 'Such as 2 bed in Dubai Marina under 3m',
    filters: 'Filters',
    map: 'View on map',
    trending: 'Most Trending Projects',
    soldOut: 'Sold Out',
    none: 'No data available',
    soon: 'What people look at most stands here.',
    restWorks: 'The rest of the page works as usual.',
  }),
});
