/** What a visitor reads above the leaders; section 2 fixes the title, section 8 the rest. */
export const texts = {
  title: 'Meet the Masterminds',
  none: 'No data available',
} as const;
