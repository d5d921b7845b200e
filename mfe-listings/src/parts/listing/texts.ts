import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';
import { inWords, pageSizes } from '../page-sizes';

/** Appended to the title of further pages, so that search engines tell them apart. */
const onPage = (page: number) => (page > 1 ? `, page ${page}` : '');

/** The texts of the pages of results. Section 2 fixes the heading and the empty state. */
export const textsOf = defineTexts({
  en: (format) => {
    const nothing = (filters: number) =>
      format.plural(filters, {
        one: 'Nothing matches this filter.',
        '=2': 'Nothing matches both filters.',
        other: `Nothing matches all ${inWords(filters)} filters.`,
      });
    return {
      title: 'Your Personalized Property Showcase',
      titleIn: (area: string) => `Your Personalized Property Showcase in ${area}`,
      titleOf: (search: string) => `Your Personalized Property Showcase: ${search}`,
      notFound: 'Listing not found',
      everything: 'Every project we represent.',
      filters: 'Filters',
      apply: 'Show results',
      found: (total: number) => format.plural(total, { one: '# property', other: '# properties' }),
      hidden: (total: number) => `${format.number(total)} more hidden by budget alone`,
      show: 'Show them',
      map: 'View on map',
      none: 'No properties available',
      noFilters: 'There is no project here yet.',
      unknown: 'No listing goes by this address.',
      nothing,
      onlyBudget: (filters: number, hidden: number) =>
        `${nothing(filters)} ${format.plural(hidden, {
          one: 'One project is hidden by budget alone.',
          other: `There are ${inWords(hidden)} hidden by budget alone.`,
        })}`,
      onlyOne: (filters: number, choices: string, hidden: number) =>
        `${nothing(filters)} ${format.plural(
          hidden,
          {
            one: 'Without {choices} there is one property.',
            other: 'Without {choices} there are {hidden} properties.',
          },
          { choices, hidden: inWords(hidden) },
        )}`,
      anyPrice: 'Show all budgets',
      without: (choices: string) => `Search without ${choices}`,
      all: 'See all properties',
      why: 'Why this?',
      /** The part of a free text that no filter covers. */
      sought: (words: string) =>
        `“${words}” stands for no filter and was looked for as words: in names, areas, developers, amenities and what is near.`,
      kept: 'The list did not arrive. Your filters are kept.',
      socialEyebrow: 'Properties',
      socialSearch: 'Homes in Dubai',
      socialLine: (total: number, least: string | null) =>
        least === null
          ? format.plural(total, { one: '# project', other: '# projects' })
          : format.plural(total, { one: `# project from ${least}`, other: `# projects from ${least}` }),
      socialBudget: (budget: string, found: string) => `${budget}: ${found}`,
      head: {
        unknown: `Listing not found | ${business.fullName}`,
        search: (page: number) => `Your Personalized Property Showcase${onPage(page)} | ${business.fullName}`,
        searchDescription: (page: number) =>
          `Projects in Dubai by location, developer, configuration, amenities and budget${onPage(page)}, ${inWords(pageSizes.results)} to a page.`,
        area: (name: string, page: number) => `Properties in ${name}${onPage(page)} | ${business.fullName}`,
        areaDescription: (name: string, page: number) =>
          `Projects in ${name}${onPage(page)}, with the price each starts at, its units, its developer and the agent to ask.`,
        trending: (label: string, page: number) => `${label}${onPage(page)} | ${business.fullName}`,
        trendingDescription: (label: string, page: number) =>
          `${label}${onPage(page)}: projects with the price each starts at, the units, the developer and the agent to ask.`,
      },
    };
  },
});
