import type { RecordDescription } from './field';

/**
 * The plain fields of a unit that a search may ask for: the parsers, the search and the pages follow this list. See docs/search.md for what a
 * further one needs.
 */
export const plainUnitFields = {
  /** In words: `Marina`, `Garden`. */
  view: { kind: 'line', most: 60, isSearched: true },
  baths: { kind: 'whole', most: 50, isSearched: true, noun: 'bath, bathroom, bath room, ba, حمام, حمامات' },
  /** Parking spaces that belong to it. */
  parking: {
    kind: 'whole',
    most: 50,
    isSearched: true,
    noun: 'parking, parking space, car space, car park, موقف, مواقف, موقف سيارة, مواقف سيارات',
  },
  /** One that is under offer may still be asked for. How many are left is `available`; 0 also means sold. */
  offer_state: {
    kind: 'choice',
    // biome-ignore lint/plugin: values of the records, as a backend writes them
    options: ['Available', 'Under offer', 'Sold'],
    // biome-ignore lint/plugin: likewise; nobody searches for sold ones
    usual: ['Available', 'Under offer'],
    absent: 'Available',
    isAvailability: true,
    synonyms: { Available: 'متاح, متاحة, متوفر, متوفرة', 'Under offer': 'reserved, محجوز, محجوزة' },
    isSearched: true,
  },
} as const satisfies RecordDescription;
