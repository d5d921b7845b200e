/** Section 8. */
export const texts = { notFound: 'Property not found' } as const;
