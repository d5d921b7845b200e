import { defineExposes } from '@iwan/shared/contracts/exposes';

/** What the remote of the journey offers: the new remote's page and slot, and a page for each guide. */
export const exposes = defineExposes({
  pages: {
    start: { pattern: '/guides' },
    guide: { pattern: '/guides/:id', example: '/guides/5' },
  },
  slots: {
    'home-more': { hydration: 'none' },
  },
  backend: { contract: '^1.0.0', calls: ['GET /api/blogs'] },
});
