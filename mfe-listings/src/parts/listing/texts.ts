import { business } from '@iwan/shared/contracts/business';

const count = (number: number) => number.toLocaleString('en-AE');

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Small numbers as words, within a sentence. */
const inWords = (number: number) => numbers[number] ?? count(number);

function nothing(filters: number): string {
  if (filters === 1) return 'Nothing matches this filter.';
  return filters === 2 ? 'Nothing matches both filters.' : `Nothing matches all ${inWords(filters)} filters.`;
}

/** After the name of a list that goes on: a page of its own for search engines. */
const onPage = (page: number) => (page === 1 ? '' : `, page ${page}`);

/** What a visitor reads on the pages of results. Section 2 fixes the heading and the empty state. */
export const texts = {
  title: 'Your Personalized Property Showcase',
  titleIn: (area: string) => `Your Personalized Property Showcase in ${area}`,
  titleOf: (search: string) => `Your Personalized Property Showcase: ${search}`,
  notFound: 'Listing not found',
  everything: 'Every project we represent.',
  filters: 'Filters',
  apply: 'Show results',
  found: (total: number) => (total === 1 ? '1 property' : `${count(total)} properties`),
  hidden: (total: number) => `${count(total)} more hidden by budget alone`,
  show: 'Show them',
  map: 'View on map',
  none: 'No properties available',
  noFilters: 'There is no project here yet.',
  unknown: 'No listing goes by this address.',
  nothing,
  onlyBudget: (filters: number, hidden: number) =>
    hidden === 1
      ? `${nothing(filters)} One project is hidden by budget alone.`
      : `${nothing(filters)} There are ${inWords(hidden)} hidden by budget alone.`,
  onlyOne: (filters: number, choices: string, hidden: number) =>
    hidden === 1
      ? `${nothing(filters)} Without ${choices} there is one property.`
      : `${nothing(filters)} Without ${choices} there are ${inWords(hidden)} properties.`,
  anyPrice: 'Show all budgets',
  without: (choices: string) => `Search without ${choices}`,
  all: 'See all properties',
  kept: 'The list did not arrive. Your filters are kept.',
  socialEyebrow: 'Properties',
  socialSearch: 'Homes in Dubai',
  socialLine: (total: number, least: string | null) =>
    `${total === 1 ? '1 project' : `${count(total)} projects`}${least === null ? '' : ` from ${least}`}`,
  socialBudget: (budget: string, found: string) => `${budget}: ${found}`,
  head: {
    unknown: `Listing not found | ${business.fullName}`,
    search: (page: number) => `Your Personalized Property Showcase${onPage(page)} | ${business.fullName}`,
    searchDescription: (page: number) =>
      `Projects in Dubai by location, developer, configuration, amenities and budget${onPage(page)}, nine to a page.`,
    area: (name: string, page: number) => `Properties in ${name}${onPage(page)} | ${business.fullName}`,
    areaDescription: (name: string, page: number) =>
      `Projects in ${name}${onPage(page)}, with the price each starts at, its units, its developer and the agent to ask.`,
    trending: (label: string, page: number) => `${label}${onPage(page)} | ${business.fullName}`,
    trendingDescription: (label: string, page: number) =>
      `${label}${onPage(page)}: projects with the price each starts at, the units, the developer and the agent to ask.`,
  },
} as const;
