import { blogCalls } from '@iwan/shared/api/declared-calls';
import { defineExposes } from '@iwan/shared/contracts/exposes';

/**
 * What this remote offers: a page named `start` is the folder `src/pages/start`, a slot the folder of its place's name in
 * `src/slots`. Every call of the backend that they make stands here.
 */
export const exposes = defineExposes({
  pages: {
    start: { pattern: '/guides' },
  },
  slots: {
    'home-more': { hydration: 'none' },
  },
  calls: [blogCalls.list],
  backend: { contract: '^1.0.0' },
});
