import { defineExposes } from '@iwan/shared/contracts/exposes';

/** What this remote offers, one line a page or slot: the folder of that name in `src/pages` or `src/slots`. */
export const exposes = defineExposes({
  pages: {
    developers: { pattern: '/developers' },
  },
  slots: {
    'agent-spotlight': {},
    'developers-carousel': {},
  },
  backend: { contract: '^1.0.0', calls: ['GET /api/agentapi', 'GET /api/developerapi'] },
});
