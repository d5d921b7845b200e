import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of the search panel; section 2 fixes the names of the controls. */
export const textsOf = defineTexts({
  en: (format) => ({
    form: 'Search projects',
    locations: 'Locations',
    anyLocation: 'Area, project or developer',
    properties: 'Properties',
    anyProperty: 'Any project',
    findProperty: 'Search by project name',
    locked: 'Choose a location first',
    bedrooms: 'Bedrooms',
    price: 'Price',
    any: 'Any',
    /** The filter's configurations in the words of a visitor. */
    configuration: {
      '1BR': '1 bedroom',
      '2BR': '2 bedrooms',
      '3BR': '3 bedrooms',
      '4BR': '4 bedrooms',
      Duplex: 'Duplex',
      Studios: 'Studio',
      '5BR+': '5+ bedrooms',
    },
    upTo: (amount: string) => `Up to AED ${amount}`,
    advanced: 'Advanced Filter',
    find: 'Find Property',
    clear: 'Clear',
    done: 'Done',
    nothingFound: 'No matches',
    matching: (count: number) =>
      format.plural(count, {
        one: '# match. Press Enter to select it.',
        other: '# matches. Choose one from the list.',
      }),
    loading: 'Loading...',
    cut: (shown: number) => `Showing the first ${format.number(shown)}. Type a name to see more.`,
    failed: (message: string) => `Error: ${message}`,
    retry: 'Try again',
    chosen: (first: string, more: number) => (more === 0 ? first : `${first}, +${more}`),
  }),
});
