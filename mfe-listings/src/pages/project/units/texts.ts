import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { TypedUnitField, UnitSort } from './unit-question';

const orders: Readonly<Record<UnitSort, string>> = {
  price: 'Price, low to high',
  'price-desc': 'Price, high to low',
  size: 'Size, smallest first',
  'size-desc': 'Size, largest first',
  floor: 'Floor, lowest first',
  'floor-desc': 'Floor, highest first',
  confirmed: 'Recently confirmed',
};

const wrong: Readonly<Record<TypedUnitField, string>> = {
  floor: 'Enter the floor as a number, for example 12.',
  size: 'Enter the size as a number, for example 900.',
  price: 'Enter the price, for example 2,000,000 or 2m.',
};

/** The texts of the table of a project's units, except its columns. */
export const textsOf = defineTexts({
  en: (format) => ({
    /** Where the address names a unit that does not exist. */
    lost: 'This unit is no longer listed. Available units:',
    filter: 'Filter units',
    type: 'Type',
    anyType: 'Any type',
    anyView: 'Any view',
    view: 'View',
    floorFrom: 'Min. floor',
    sizeFrom: 'Min. size (sq ft)',
    priceTo: 'Max. price (AED)',
    onlyFree: 'Available only',
    sort: 'Sort by',
    asListed: 'Default order',
    orders,
    wrong,
    show: 'Show units',
    all: 'Show all units',
    /** Below the first units: leads to the others. */
    showMore: (count: number) => format.plural(count, { one: 'Show # unit', other: 'Show all # units' }),
    found: (count: number, total: number) =>
      format.plural(total, { one: '{count} of # unit', other: '{count} of # units' }, { count: format.number(count) }),
    none: 'No units match. Change or clear the filters.',
    floor: (floor: number) => (floor === 0 ? 'Ground floor' : `Floor ${format.number(floor)}`),
    confirmedNow: 'Confirmed in the last hour',
    confirmedHours: (hours: number) =>
      format.plural(hours, { one: 'Confirmed # hour ago', other: 'Confirmed # hours ago' }),
    confirmedOn: (day: string) => `Confirmed ${day}`,
    confirmedLongAgo: (day: string) => `Last confirmed ${day}. Ask if it is still available.`,
  }),
});
