import { defineExposes } from '@iwan/shared/contracts/exposes';

/** What this remote offers, one line a page or dialog: the folder of that name in `src/pages` or `src/dialogs`. */
export const exposes = defineExposes({
  pages: {
    career: { pattern: '/career' },
  },
  dialogs: {
    calculator: { title: 'Calculator' },
  },
  backend: { contract: '^1.0.0', calls: [] },
});
