import type { RecordDescription } from './field';

/**
 * The plain fields of a project beyond section 7: the site's parser, the cards of our backend, the search and the pages follow this list. See
 * docs/search.md for what a further one needs.
 */
export const plainFields = {
  handover: { kind: 'quarter', isBeyondSection7: true, isSearched: true, group: 'main' },
  /** As it is sold: `Furnished`, `Partly furnished`, `Unfurnished`. */
  furnishing: { kind: 'choice', isBeyondSection7: true, isSearched: true, group: 'main' },
} as const satisfies RecordDescription;
