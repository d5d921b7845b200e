/** What a visitor reads of keeping a search. */
export const texts = {
  save: 'Save this search',
  saved: 'Search saved',
} as const;
