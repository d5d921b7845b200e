import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { TypedUnitField, UnitSort } from './unit-question';

const orders: Readonly<Record<UnitSort, string>> = {
  price: 'Price, low to high',
  'price-desc': 'Price, high to low',
  size: 'Size, small to large',
  'size-desc': 'Size, large to small',
  floor: 'Floor, low to high',
  'floor-desc': 'Floor, high to low',
  confirmed: 'Confirmed last',
};

const wrong: Readonly<Record<TypedUnitField, string>> = {
  floor: 'Write the floor in figures, such as 12.',
  size: 'Write the size in figures, such as 900.',
  price: 'Write the price in figures, such as 2,000,000 or 2m.',
};

/** The texts of the table of a project's units, except its columns. */
export const textsOf = defineTexts({
  en: (format) => ({
    /** Where the address names a unit that does not exist. */
    lost: 'This unit is not listed any more. These are the units that are:',
    filter: 'Narrow the units',
    type: 'Type',
    anyType: 'Any type',
    anyView: 'Any view',
    view: 'View',
    floorFrom: 'From floor',
    sizeFrom: 'Size from, sq ft',
    priceTo: 'Price up to, AED',
    onlyFree: 'Available only',
    sort: 'Order',
    asListed: 'As listed',
    orders,
    wrong,
    show: 'Show units',
    all: 'Show all units',
    found: (count: number, total: number) =>
      format.plural(total, { one: '{count} of # unit', other: '{count} of # units' }, { count: format.number(count) }),
    none: 'No unit here is like that.',
    free: 'Available',
    place: 'Floor and view',
    floor: (floor: number) => (floor === 0 ? 'Ground floor' : `Floor ${format.number(floor)}`),
    sortBy: (column: string, order: string) => `${column}: order by ${order.toLowerCase()}`,
    confirmedNow: 'Confirmed within the hour',
    confirmedHours: (hours: number) => `Confirmed ${format.number(hours)} h ago`,
    confirmedOn: (day: string) => `Confirmed ${day}`,
    confirmedLongAgo: (day: string) => `Last confirmed ${day}, ask whether it is still free`,
  }),
});
