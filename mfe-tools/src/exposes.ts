import { defineExposes } from '@iwan/shared/contracts/exposes';

/** What this remote offers, one line a page or dialog: the folder of that name in `src/pages` or `src/dialogs`. */
export const exposes = defineExposes({
  pages: {
    career: { pattern: '/career' },
    opening: { pattern: '/career/:opening', hydration: 'interaction', example: '/career/property-inspector' },
  },
  dialogs: {
    calculator: { title: 'Calculator' },
    apply: { title: 'Apply' },
  },
  backend: { contract: '^1.0.0', calls: ['POST /api/contact'] },
});
