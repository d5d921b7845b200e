/** What a visitor reads above the developers' niches. */
export const texts = { title: 'Developers' } as const;
