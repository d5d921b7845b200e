/** What a visitor reads of this remote on Home. */
export const texts = {
  title: 'Guides',
  lede: 'What to read first.',
  link: 'All of Guides',
} as const;
