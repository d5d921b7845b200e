import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { type Page, pageRange } from '@iwan/shared/domain/search/paging';
/** The texts of project cards and of the compare bar. Sections 2, 4 and 5 fix the wording. */
export const textsOf = defineTexts({
  en: (format) => ({
    startingPrice: 'Starting price',
    onwards: 'Onwards',
    onRequest: 'Price on request',
    /** Of a unit that a search asked for. */
    unitFrom: (type: string, price: string) => `${type} from ${price}`,
    unitOnRequest: (type: string) => `${type}, price on request`,
    /** Section 2's words, in one line with what the project has. */
    startsAt: (price: string) => `${price} onwards`,
    squareFeet: (size: number) => `${format.whole(size)} sq ft`,
    plan: 'Plan',
    planOf: (type: string, project: string) => `Plan of ${type} in ${project}`,
    addToCompare: 'Add to compare',
    soldOut: 'Sold Out',
    whatsapp: (agent: string, project: string) => `WhatsApp ${agent} about ${project}`,
    pictureAlt: (name: string, location: string | null) => (location === null ? name : `${name}, ${location}`),
    compare: 'Compare',
    /** Sections 5 and 8, word for word. */
    compareFull: 'You can compare up to 3 projects only.',
    compareHint: 'Compare up to 3 projects',
    chosen: (count: number) => `· ${format.number(count)} chosen`,
    remove: (name: string) => `Remove ${name}`,
    close: 'Close',
    none: 'No properties available',
    soon: 'New ones are being prepared. Ask us what is to come.',
    pastTheEnd: (asked: number, last: number) =>
      last > 1
        ? `There is no page ${asked}: the last one is page ${last}, shown here.`
        : `There is no page ${asked}: this is all.`,
    firstPage: 'To the first page',
    failed: (message: string) => `Error: ${message}`,
    retry: 'Try again',
    tabs: 'Category',
    sort: 'Sort',
    orders: {
      '': 'Recommended',
      price: 'Price, low to high',
      'price-desc': 'Price, high to low',
      newest: 'Newest first',
      name: 'Name, A to Z',
    },
    priceLowered: 'Price lowered',
    formerPrices: 'Earlier prices',
    formerPrice: (price: string, day: string) => `${price} until ${day}`,
    /** Beside the arrows of a list (section 2): `Properties 1 - 3 of 60`. */
    paging: (list: Omit<Page<unknown>, 'items'>) => {
      const { first, last } = pageRange(list);
      return `Properties ${format.number(first)} - ${format.number(last)} of ${format.number(list.total)}`;
    },
    rateOf: (day: string) => `(rate of ${day})`,
    recentlyViewed: 'Recently viewed',
    favourite: (name: string) => `Save ${name}`,
    save: 'Save',
    saved: 'Saved',
  }),
});
