/** What a visitor reads in a developer's niche; section 2 fixes both. */
export const texts = {
  country: 'UAE',
  view: 'Tap To View',
  none: 'No data available',
  failed: (message: string) => `Error: ${message}`,
} as const;
