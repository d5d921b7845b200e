import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';
import { compareLimit } from '@iwan/shared/domain/visitor/compare-basket';
import type { ComparedFact, ComparedGroup } from './comparison/comparison';

const rows: Readonly<Record<ComparedFact, string>> = {
  askedUnit: 'This unit',
  startingPrice: 'Starting price',
  pricePerSquareFoot: 'Price per area',
  paymentPlan: 'Payment plan',
  serviceCharge: 'Service charge',
  yields: 'Yield',
  breakEven: 'Even with renting',
  units: 'Unit',
  area: 'Area',
  handover: 'Handover',
  location: 'Location',
  categories: 'Category',
  subCategories: 'Sub category',
  status: 'Status',
  developer: 'Developer',
};

const groups: Readonly<Record<ComparedGroup, string>> = {
  money: 'Money',
  home: 'The home',
  amenities: 'Amenities',
  around: 'Around it',
};

/** The texts of the compare page. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Compare',
    head: (names: readonly string[]) =>
      names.length === 0
        ? `Compare properties | ${business.fullName}`
        : `${format.list(names, 'unit')} | ${business.fullName}`,
    description:
      'Up to three properties side by side: price, units, area, amenities and what is near, by what a buyer weighs.',
    sideBySide: 'Side by side',
    from: (price: string) => `From ${price}`,
    soldOutText: 'Sold out',
    empty: 'Choose at least 2 projects',
    emptyReason: 'Tick ADD TO COMPARE on any property, or look one up here. Up to 3 stand side by side.',
    kept: 'The projects did not arrive. Your choice is kept.',
    browse: 'Browse properties',
    goneReason: (count: number) =>
      format.plural(count, {
        one: '# project of this comparison is no longer listed.',
        other: '# projects of this comparison are no longer listed.',
      }),
    count: (count: number) => `${count} of ${compareLimit} projects`,
    table: 'Comparison table',
    onlyDifferences: 'Show differences only',
    nothingDiffers: 'They differ in nothing that is told of them.',
    differs: ', differs',
    rows,
    groups,
    nearby: (place: string) => `Near: ${place}`,
    yes: 'Yes',
    notListed: 'Not listed',
    noneChosen: 'None chosen',
    lowest: 'Lowest',
    largest: 'Largest',
    remove: 'Remove',
    removeName: (name: string) => `Remove ${name}`,
    enquire: 'Enquire',
    view: 'View property',
    viewName: (name: string) => `View property: ${name}`,
    copyLink: 'Share comparison',
    shareTitle: (names: readonly string[]) => `Compare ${format.list(names, 'unit')}`,
    add: 'Add a project',
    addHelp: 'Name, area or developer',
    search: 'Search',
    addName: (name: string) => `Add ${name}`,
    list: 'Projects found',
    found: (count: number) =>
      format.plural(count, {
        '=0': 'No project found.',
        one: '# project found: the arrow keys lead to it.',
        other: '# projects found: the arrow keys lead to them.',
      }),
    noneFound: 'No properties available',
    failed: 'The search did not answer.',
    retry: 'Try again',
    one: 'Add another project to compare it with.',
    foreignTitle: 'A shared comparison',
    foreign: 'This comparison came by a link. Your own stays as it is.',
    take: 'Keep this comparison',
  }),
});
