/** What a visitor reads on project cards and on the compare bar. Sections 2, 4 and 5 fix the wording. */
export const texts = {
  startingPrice: 'Starting price',
  onwards: 'Onwards',
  addToCompare: 'Add to compare',
  soldOut: 'Sold Out',
  whatsapp: (agent: string, project: string) => `WhatsApp ${agent} about ${project}`,
  pictureAlt: (name: string, location: string | null) => (location === null ? name : `${name}, ${location}`),
  compare: 'Compare',
  compareHint: 'Compare up to 3 projects',
  chosen: (count: number) => `· ${count} chosen`,
  remove: (name: string) => `Remove ${name}`,
  close: 'Close',
  none: 'No properties available',
  tabs: 'Category',
  favourite: (name: string) => `Save ${name}`,
  save: 'Save',
  saved: 'Saved',
} as const;
