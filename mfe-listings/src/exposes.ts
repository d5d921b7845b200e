/** What this remote offers: one line a page or slot, the name as the shell asks for it. */
export const exposes = {
  './pages/filter-property': './src/pages/filter-property/index.ts',
  './pages/filter-all-property': './src/pages/filter-all-property/index.ts',
  './pages/listing': './src/pages/listing/index.ts',
  './pages/area-listing': './src/pages/area-listing/index.ts',
  './pages/properties': './src/pages/properties/index.ts',
  './pages/project': './src/pages/project/index.ts',
  './pages/project-by-id': './src/pages/project-by-id/index.ts',
  './pages/compare': './src/pages/compare/index.ts',
  './pages/map': './src/pages/map/index.ts',
  './slots/hero-search': './src/slots/hero-search/index.ts',
  './slots/premier-listings': './src/slots/premier-listings/index.ts',
  './slots/fresh-finds': './src/slots/fresh-finds/index.ts',
  './slots/saved-dialog': './src/slots/saved-dialog/index.ts',
};
