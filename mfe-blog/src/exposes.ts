import { defineExposes } from '@iwan/shared/contracts/exposes';

/** What this remote offers, one line a page: the folder of that name in `src/pages`. */
export const exposes = defineExposes({
  pages: {
    blog: { pattern: '/blog', hydration: 'none' },
  },
  backend: { contract: '^1.0.0', calls: ['GET /api/blogs'] },
});
