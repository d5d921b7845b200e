import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';
import { nearLimits } from '@iwan/shared/domain/project/place/nearby';

/** Appended to the title of further pages, so that search engines tell them apart. */
const onPage = (page: number) => (page > 1 ? `, page ${page}` : '');

const orders: Readonly<Record<string, string>> = {
  price: 'by price, lowest first',
  'price-desc': 'by price, highest first',
  newest: 'by date, newest first',
};

/** What was typed, in its order. */
type Words = readonly string[];

/** The texts of the pages of results. Section 2 fixes the heading and the empty state. */
export const textsOf = defineTexts({
  en: (format) => {
    /** More are not read: they stand above as chips. */
    const mostNamed = 4;
    const nothing = (filters: readonly string[]) =>
      filters.length > mostNamed
        ? `No projects match all ${format.number(filters.length)} filters.`
        : `No projects match ${format.list(filters.map((filter) => (filter.includes('“') ? filter : `“${filter}”`)))}.`;
    const quoted = (words: Words, style?: 'disjunction') =>
      format.list(
        words.map((each) => `“${each}”`),
        style,
      );
    const either = (words: Words) => quoted(words, 'disjunction');
    const notUsed = (words: Words) =>
      `${quoted(words)} ${format.plural(words.length, { one: 'was', other: 'were' })} not used`;
    return {
      title: 'Your Personalized Property Showcase',
      titleIn: (area: string) => `Your Personalized Property Showcase in ${area}`,
      titleOf: (search: string) => `Your Personalized Property Showcase: ${search}`,
      notFound: 'Page not found',
      found: (total: number) => format.plural(total, { one: '# project', other: '# projects' }),
      hidden: (total: number) => `${format.number(total)} more outside your budget.`,
      show: 'Show them',
      onMap: 'View on map',
      none: 'No properties available',
      noFilters: 'No projects here yet.',
      unknown: 'There is no page at this address.',
      nothing,
      onlyBudget: (filters: readonly string[], hidden: number) =>
        `${nothing(filters)} ${format.plural(hidden, {
          one: 'One project is outside your budget.',
          other: '# projects are outside your budget.',
        })}`,
      anyPrice: 'Any price',
      anyArea: 'Any area',
      leavingOut: 'Leaving nothing out',
      without: (choices: string) => `Without ${choices}`,
      all: 'View all projects',
      why: 'Why am I seeing these?',
      whyAll: 'All results',
      /** The part of a free text that no filter covers. */
      sought: (words: string) =>
        `We searched project names, areas, developers, amenities and nearby places for “${words}”.`,
      /** Of words that the search did not use, or took in a certain way. */
      remarks: {
        rent: () => 'Iwan sells homes and does not rent them out. These are for sale.',
        notOffered: (words: Words) => `We do not sell ${either(words)}. These are the projects that we have.`,
        elsewhere: (words: Words) => `We have no projects in ${either(words)}. These are in other areas.`,
        not: (words: Words) => `${notUsed(words)}: the search cannot leave that out.`,
        rate: (words: Words) => `${notUsed(words)}: the exchange rate is not available.`,
        rupees: (words: Words) =>
          `${quoted(words)} ${format.plural(words.length, { one: 'was', other: 'were' })} read as Indian rupees.`,
        minutes: (words: Words) =>
          `${quoted(words)} ${format.plural(words.length, { one: 'was', other: 'were' })} read as within ${nearLimits.minutes} minutes, the only travel time that we can search by.`,
        noFilter: (words: Words) => `${notUsed(words)}: there is no filter for it.`,
        charge: (words: Words) => `${notUsed(words)}: add an amount, as in “service charge under 15”.`,
        unused: (words: Words) =>
          `${notUsed(words)}: no project matches ${format.plural(words.length, { one: 'it', other: 'them' })}.`,
        order: ([order = '']: Words) => `Sorted ${orders[order] ?? 'by name'}.`,
      },
      nearest: (label: string, total: number) =>
        `${label}: ${format.plural(total, { one: '# project', other: '# projects' })}`,
      seeNearest: 'View all',
      kept: 'We could not load the results. Your filters are saved.',
      socialEyebrow: 'Properties',
      socialSearch: 'Projects in Dubai',
      socialLine: (total: number, least: string | null) =>
        least === null
          ? format.plural(total, { one: '# project', other: '# projects' })
          : format.plural(total, { one: `# project from ${least}`, other: `# projects from ${least}` }),
      socialBudget: (budget: string, found: string) => `${budget}: ${found}`,
      head: {
        unknown: `Page not found | ${business.fullName}`,
        search: (page: number) => `Your Personalized Property Showcase${onPage(page)} | ${business.fullName}`,
        searchDescription: (page: number) =>
          `Projects in Dubai by location, developer, configuration, amenities and budget${onPage(page)}.`,
        area: (name: string, page: number) => `Properties in ${name}${onPage(page)} | ${business.fullName}`,
        areaDescription: (name: string, page: number) =>
          `Projects in ${name}${onPage(page)}: starting prices, unit types, developers and agents.`,
        trending: (label: string, page: number) => `${label}${onPage(page)} | ${business.fullName}`,
        trendingDescription: (label: string, page: number) =>
          `${label}${onPage(page)}: starting prices, unit types, developers and agents.`,
      },
    };
  },
});
