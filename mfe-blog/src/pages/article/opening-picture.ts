/** How the picture that an article opens with is drawn; the head of the page says it too, so that it is fetched first. */
export const openingPicture = { width: 704, sizes: '(max-width: 767.98px) calc(100vw - 2.5rem), 704px' } as const;
