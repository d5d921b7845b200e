/** The `sizes` of the article's first picture; the head of the page has the same, for its preload. */
export const openingPicture = { width: 704, sizes: '(max-width: 767.98px) calc(100vw - 2.5rem), 704px' } as const;
