import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';
import type { ComparedFact } from './comparison/comparison';

/** The labels of the rows, with the unit of measurement and the type of home that the figures are about. */
const rows: Readonly<Record<ComparedFact, (unit: string, type?: string) => string>> = {
  askedUnit: () => 'Your unit type',
  startingPrice: () => 'Starting price',
  pricePerSquareFoot: (unit) => `Price per ${unit}`,
  units: () => 'Unit types',
  area: (unit) => `Size, ${unit}`,
  handover: () => 'Handover',
  paymentPlan: () => 'Payment plan (%)',
  netYield: (_, type) => (type === undefined ? 'Net yield' : `Net yield, ${type}`),
  serviceCharge: () => 'Service charge per sq ft a year',
  status: () => 'Status',
  subCategories: () => 'Subcategory',
  categories: () => 'Category',
  developer: () => 'Developer',
};

/** What is said of the best figure of a row, where that is not the lowest. */
const best: Partial<Readonly<Record<ComparedFact, string>>> = { area: 'Largest', netYield: 'Highest' };

/** The texts of the compare page. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Compare projects',
    head: (names: readonly string[]) =>
      names.length === 0
        ? `Compare projects | ${business.fullName}`
        : `${format.list(names, 'unit')} | ${business.fullName}`,
    description: 'Compare up to three projects by price, unit types, size, amenities and nearby places.',
    sideBySide: 'Comparison',
    from: (price: string) => `From ${price}`,
    soldOutText: 'Sold out',
    empty: 'Choose at least 2 projects',
    emptyReason: 'Tick ADD TO COMPARE on any project, or search for one here. You can compare up to 3.',
    kept: 'We could not load the projects. Your selection is saved.',
    browse: 'Browse projects',
    goneReason: (count: number) =>
      format.plural(count, {
        one: '# project in this comparison is no longer listed.',
        other: '# projects in this comparison are no longer listed.',
      }),
    table: 'Comparison table',
    rows,
    same: 'The same for all',
    single: 'Stated for one project only',
    yieldNote: 'Net yields are our estimates. The page of each project shows how they are worked out.',
    yes: 'Yes',
    notListed: 'Not stated',
    noneChosen: 'No unit selected',
    lowest: 'Lowest',
    best,
    removeName: (name: string) => `Remove ${name}`,
    ask: 'Ask the agent',
    askAbout: (name: string) => `Ask the agent about ${name}`,
    copyLink: 'Share',
    shareTitle: (names: readonly string[]) => `Compare ${format.list(names, 'unit')}`,
    add: 'Add a project',
    addHelp: 'Name, area or developer',
    search: 'Search',
    addName: (name: string) => `Add ${name}`,
    list: 'Search results',
    found: (count: number) =>
      format.plural(count, {
        '=0': 'No project found.',
        one: '# project found. Use the arrow keys to select it.',
        other: '# projects found. Use the arrow keys to choose.',
      }),
    noneFound: 'No properties available',
    failed: 'The search is not responding.',
    retry: 'Try again',
    one: 'Add another project to compare.',
    foreignTitle: 'Shared comparison',
    foreign: 'This comparison was shared with you. Yours is unchanged.',
    take: 'Save this comparison',
  }),
});
