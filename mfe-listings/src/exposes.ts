import { defineExposes } from '@iwan/shared/contracts/exposes';

/** What this remote offers, one line a page, slot or dialog: the folder of that name in `src/pages`, `src/slots`, … */
export const exposes = defineExposes({
  pages: {
    properties: { pattern: '/properties' },
    compare: { pattern: '/compare', example: '/compare?project=11' },
    map: { pattern: '/map' },
    'filter-property': { pattern: '/filter-property' },
    'filter-all-property': { pattern: '/filter-all-property' },
    'area-listing': { pattern: '/locations/:location', example: '/locations/dubai-marina' },
    'project-by-id': { pattern: '/property-details/:id', example: '/property-details/11' },
    project: {
      pattern: '/:developer-properties/:project',
      example: '/marensand-developments-properties/harbour-gate/',
    },
    'trending-project': {
      pattern: '/:developer/:project',
      module: 'project',
      example: '/marensand-developments/harbour-gate/',
    },
    listing: { pattern: '/:location', example: '/apt-for-sale-in-dubai' },
  },
  slots: {
    'hero-search': {},
    'premier-listings': {},
    'fresh-finds': {},
    'projects-of-developer': { since: '2.2.0', hydration: 'visible', example: { developer: 'marensand-developments' } },
    'projects-of-agent': { since: '2.2.0', hydration: 'visible', example: { agent: 'layla-haddad' } },
  },
  dialogs: {
    saved: { title: 'Saved' },
  },
  backend: {
    contract: '^1.0.0',
    calls: [
      'GET /api/projectapi',
      'GET /api/projectapi/{name}',
      'GET /api/developerapi',
      'GET /api/developerProject/{name}',
      'GET /api/agentapi',
      'GET /api/agentProject/{name}',
      'POST /api/contact',
    ],
  },
});
