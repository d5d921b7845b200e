/** What this remote offers: one line a page or slot, the name as the shell asks for it. */
export const exposes = {
  './pages/properties': './src/pages/properties/index.ts',
  './slots/hero-search': './src/slots/hero-search/index.ts',
  './slots/premier-listings': './src/slots/premier-listings/index.ts',
  './slots/fresh-finds': './src/slots/fresh-finds/index.ts',
  './slots/saved-dialog': './src/slots/saved-dialog/index.ts',
};
