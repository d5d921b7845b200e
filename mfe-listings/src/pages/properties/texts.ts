import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';
import { valueWords } from '@iwan/shared/domain/values/value-words';

/** The texts of the Properties page; section 2 fixes the heading. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Exclusive Properties',
    lede: 'Every project we represent, with its starting price and agent.',
    head: (tab: string, page: number) =>
      `${tab === 'All' ? 'Properties' : `${valueWords(tab, format.locale)} properties`}${page > 1 ? `, page ${page}` : ''} | ${business.fullName}`,
    description: (tab: string, page: number) =>
      tab === 'All'
        ? `Exclusive residential, commercial, off-plan and secondary-market projects in Dubai${page > 1 ? `, page ${page}` : ''}.`
        : `Exclusive ${valueWords(tab, format.locale).toLowerCase()} projects in Dubai${page > 1 ? `, page ${page}` : ''}, with starting prices.`,
    social: (tab: string, total: number) => ({
      eyebrow: 'Dubai',
      title: tab === 'All' ? 'Properties' : `${valueWords(tab, format.locale)} properties`,
      line: format.plural(total, { one: '# project', other: '# projects' }),
    }),
    trending: 'Most Trending Projects',
    soldOut: 'Sold Out',
    none: 'No data available',
    soon: 'The most viewed projects will appear here.',
    restWorks: 'The rest of the page works normally.',
  }),
});
