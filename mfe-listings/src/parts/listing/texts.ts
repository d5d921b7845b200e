import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { Format } from '@iwan/shared/domain/format/format';
import { business } from '@iwan/shared/domain/model/business';
import { nearLimits } from '@iwan/shared/domain/project/place/nearby';

const orders: Readonly<Record<string, string>> = {
  price: 'by price, lowest first',
  'price-desc': 'by price, highest first',
  newest: 'by date, newest first',
};

/** What was typed, in its order. */
type Words = readonly string[];

/** More are not read: they stand above as chips. */
const mostNamed = 4;

const quoted = (words: Words, format: Format, type?: Intl.ListFormatType) =>
  format.list(
    words.map((each) => (/[“«]/.test(each) ? each : format.quote(each))),
    type,
  );

/** The texts of the pages of results. Section 2 fixes the heading and the empty state. */
export const textsOf = defineTexts({
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of sentences, without a step that could be parted
  en: (format) => ({
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
    nothing: (filters: readonly string[]) =>
      filters.length > mostNamed
        ? `No projects match all ${format.number(filters.length)} filters.`
        : `No projects match ${quoted(filters, format)}.`,
    /** After `nothing`. */
    onlyBudget: (hidden: number) =>
      format.plural(hidden, {
        one: 'One project is outside your budget.',
        other: '# projects are outside your budget.',
      }),
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
      notOffered: (words: Words) =>
        `We do not sell ${quoted(words, format, 'disjunction')}. These are the projects that we have.`,
      elsewhere: (words: Words) =>
        `We have no projects in ${quoted(words, format, 'disjunction')}. These are in other areas.`,
      not: (words: Words) =>
        format.plural(
          words.length,
          {
            one: '{words} was not used: the search cannot leave that out.',
            other: '{words} were not used: the search cannot leave that out.',
          },
          { words: quoted(words, format) },
        ),
      rate: (words: Words) =>
        format.plural(
          words.length,
          {
            one: '{words} was not used: the exchange rate is not available.',
            other: '{words} were not used: the exchange rate is not available.',
          },
          { words: quoted(words, format) },
        ),
      rupees: (words: Words) =>
        format.plural(
          words.length,
          { one: '{words} was read as Indian rupees.', other: '{words} were read as Indian rupees.' },
          { words: quoted(words, format) },
        ),
      minutes: (words: Words) =>
        format.plural(
          words.length,
          {
            one: '{words} was read as within {minutes} minutes, the only travel time that we can search by.',
            other: '{words} were read as within {minutes} minutes, the only travel time that we can search by.',
          },
          { words: quoted(words, format), minutes: format.number(nearLimits.minutes) },
        ),
      noFilter: (words: Words) =>
        format.plural(
          words.length,
          {
            one: '{words} was not used: there is no filter for it.',
            other: '{words} were not used: there is no filter for it.',
          },
          { words: quoted(words, format) },
        ),
      charge: (words: Words) =>
        format.plural(
          words.length,
          {
            one: '{words} was not used: add an amount, as in “service charge under 15”.',
            other: '{words} were not used: add an amount, as in “service charge under 15”.',
          },
          { words: quoted(words, format) },
        ),
      unused: (words: Words) =>
        format.plural(
          words.length,
          {
            one: '{words} was not used: no project matches it.',
            other: '{words} were not used: no project matches them.',
          },
          { words: quoted(words, format) },
        ),
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
      search: (page: number) =>
        `Your Personalized Property Showcase${page > 1 ? `, page ${page}` : ''} | ${business.fullName}`,
      searchDescription: (page: number) =>
        `Projects in Dubai by location, developer, configuration, amenities and budget${page > 1 ? `, page ${page}` : ''}.`,
      area: (name: string, page: number) =>
        `Properties in ${name}${page > 1 ? `, page ${page}` : ''} | ${business.fullName}`,
      areaDescription: (name: string, page: number) =>
        `Projects in ${name}${page > 1 ? `, page ${page}` : ''}: starting prices, unit types, developers and agents.`,
      trending: (label: string, page: number) => `${label}${page > 1 ? `, page ${page}` : ''} | ${business.fullName}`,
      trendingDescription: (label: string, page: number) =>
        `${label}${page > 1 ? `, page ${page}` : ''}: starting prices, unit types, developers and agents.`,
    },
  }),
});
