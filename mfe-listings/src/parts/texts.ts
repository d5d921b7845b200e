import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { PageRange } from '@iwan/shared/domain/search/paging';

/** The texts of project cards and of the compare bar. Sections 2, 4 and 5 fix the wording. */
export const textsOf = defineTexts({
  en: (format) => ({
    startingPrice: 'Starting price',
    onwards: 'Onwards',
    onRequest: 'Price on request',
    from: (price: string) => `From ${price}`,
    addToCompare: 'Add to compare',
    soldOut: 'Sold Out',
    whatsapp: (agent: string, project: string) => `WhatsApp ${agent} about ${project}`,
    pictureAlt: (name: string, location: string | null) => (location === null ? name : `${name}, ${location}`),
    shareShortlist: 'Share a shortlist',
    compare: 'Compare',
    /** Sections 5 and 8, word for word. */
    compareFull: 'You can compare up to 3 projects only.',
    compareHint: 'Compare up to 3 projects',
    chosen: (count: number) => `· ${format.number(count)} selected`,
    remove: (name: string) => `Remove ${name}`,
    close: 'Close',
    none: 'No properties available',
    soon: 'New projects are coming soon. Ask us about them.',
    pastTheEnd: (asked: number, last: number) =>
      last > 1
        ? `There is no page ${asked}. Showing page ${last}, the last one.`
        : `There is no page ${asked}. Showing all results.`,
    firstPage: 'Go to page 1',
    failed: (message: string) => `Error: ${message}`,
    retry: 'Try again',
    tabs: 'Category',
    sort: 'Sort',
    go: 'Go',
    orders: {
      '': 'Recommended',
      price: 'Price, low to high',
      'price-desc': 'Price, high to low',
      newest: 'Newest first',
      name: 'Name, A to Z',
    },
    priceLowered: 'Price reduced',
    formerPrices: 'Price history',
    formerPrice: (price: string, day: string) => `${price} until ${day}`,
    /** Beside the arrows of a list (section 2): `Properties 1 - 3 of 60`. */
    paging: ({ first, last, total }: PageRange) =>
      `Properties ${format.number(first)} - ${format.number(last)} of ${format.number(total)}`,
    rateOf: (day: string) => `(exchange rate of ${day})`,
    recentlyViewed: 'Recently viewed',
    favourite: (name: string) => `Save ${name}`,
    save: 'Save',
    saved: 'Saved',
  }),
});
