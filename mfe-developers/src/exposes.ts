import { defineExposes } from '@iwan/shared/contracts/exposes';

/** What this remote offers, one line a page or slot: the folder of that name in `src/pages` or `src/slots`. */
export const exposes = defineExposes({
  pages: {
    developers: { pattern: '/developers' },
    developer: {
      pattern: '/developers/:developer-properties',
      example: '/developers/marensand-developments-properties/',
      slots: ['projects-of-developer'],
    },
    'developer-short': {
      pattern: '/:developer-properties',
      module: 'developer',
      example: '/marensand-developments-properties/',
      slots: ['projects-of-developer'],
    },
  },
  slots: {
    'agent-spotlight': {},
    'developers-carousel': {},
  },
  backend: {
    contract: '^1.0.0',
    calls: ['GET /api/agentapi', 'GET /api/developerapi', 'GET /api/developerapi/{name}', 'POST /api/contact'],
  },
});
