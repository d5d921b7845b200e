import { defineExposes } from '@iwan/shared/contracts/exposes';

/** What this remote offers, one line a page or dialog: the folder of that name in `src/pages`, `src/dialogs`. */
export const exposes = defineExposes({
  pages: {
    blog: { pattern: '/blog', hydration: 'none' },
  },
  dialogs: {
    'sign-in': { title: 'Sign in' },
  },
  backend: {
    contract: '^1.0.0',
    calls: ['GET /api/blogs', 'POST /api/send-user-otp', 'POST /api/verify-user-otp'],
  },
});
