import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of the search panel; section 2 fixes the names of the controls. */
export const textsOf = defineTexts({
  en: (format) => ({
    form: 'Find a property',
    locations: 'Locations',
    anyLocation: 'Any location',
    findLocation: 'Find a location',
    properties: 'Properties',
    anyProperty: 'Any property',
    findProperty: 'Find a property by name',
    locked: 'Choose a location first',
    bedrooms: 'Bedrooms',
    anyBedrooms: 'Any bedrooms',
    /** The filter's configurations in the words of a visitor. */
    configuration: {
      '1BR': '1 bedroom',
      '2BR': '2 bedrooms',
      '3BR': '3 bedrooms',
      '4BR': '4 bedrooms',
      Duplex: 'Duplex',
      Studios: 'Studio',
      '5BR+': '5 bedrooms or more',
    },
    price: 'Price',
    anyPrice: 'Any price',
    upTo: (amount: string) => `Up to AED ${amount}`,
    type: 'Property type',
    anyType: 'Any type',
    advanced: 'Advanced Filter',
    find: 'Find Property',
    clear: 'Clear',
    done: 'Done',
    nothingFound: 'Nothing of that name',
    matching: (count: number) =>
      format.plural(count, { one: '# match: Enter takes it.', other: '# match: choose from the list.' }),
    undecided: (typed: string, matches: number) =>
      matches === 0
        ? `Nothing is called “${typed}”. Choose from the list, or clear what is typed.`
        : `${format.plural(matches, { one: '# matches', other: '# match' })} “${typed}”. Choose from the list, or type more of the name.`,
    loading: 'Loading...',
    cut: (shown: number) => `The first ${format.number(shown)} by name. Type a part of a name to find the others.`,
    failed: (message: string) => `Error: ${message}`,
    retry: 'Try again',
    chosen: (first: string, more: number) => (more === 0 ? first : `${first}, +${more}`),
  }),
});
