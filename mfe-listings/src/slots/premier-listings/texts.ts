/** What a visitor reads above the Premier Listings; section 2 fixes the title. */
export const texts = { title: 'Premier Listings' } as const;
