import type { RecordDescription } from './field';

/**
 * The plain fields of a project beyond section 7: the site's parser, the cards of our backend, the search and the pages follow this list. See
 * docs/search.md for what a further one needs.
 */
export const plainFields = {
  handover: { kind: 'quarter', isBeyondSection7: true, isSearched: true, isOnCard: true, group: 'main' },
  /** As it is sold. */
  furnishing: {
    ...{ kind: 'choice', isBeyondSection7: true, isSearched: true, isFeature: true, isOnCard: true, group: 'main' },
    isMainCriterion: true,
    // biome-ignore lint/plugin: values of the records, as a backend writes them
    usual: ['Furnished', 'Partly furnished', 'Unfurnished'],
    synonyms: {
      Furnished: 'fully furnished, with furniture, مفروش, مفروشة, مؤثث, مؤثثة',
      'Partly furnished': 'semi furnished, part furnished',
      Unfurnished: 'not furnished, without furniture, غير مفروش, غير مفروشة, بدون اثاث, بدون فرش',
    },
  },
  /** How its homes are owned; where it is not said, as in the whole of its area. */
  tenure: {
    ...{ kind: 'choice', isBeyondSection7: true, isSearched: true, isFeature: true, isOfArea: true, group: 'main' },
    options: ['Freehold', 'Leasehold'],
    synonyms: { Freehold: 'تملك حر', Leasehold: 'حق انتفاع' },
  },
  /** Of its tallest building, with the ground floor. */
  floors: {
    ...{ kind: 'whole', most: 200, isBeyondSection7: true, isSearched: true, group: 'main' },
    ...{ noun: 'floor, storey, story, stories', steps: [2, 5, 10, 20, 30, 40, 50] },
  },
} as const satisfies RecordDescription;
