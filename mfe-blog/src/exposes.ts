import { defineExposes } from '@iwan/shared/contracts/exposes';

/** What this remote offers, one line a page or dialog: the folder of that name in `src/pages` or `src/dialogs`. */
export const exposes = defineExposes({
  pages: {
    blog: { pattern: '/blog', hydration: 'none' },
    article: { pattern: '/blog-details/:id', example: '/blog-details/5', hydration: 'interaction' },
  },
  dialogs: {
    'sign-in': { title: 'Sign in' },
  },
  backend: {
    contract: '^1.0.0',
    calls: [
      'GET /api/blogs',
      'GET /api/blogs/{id}',
      'GET /api/projectapi',
      'POST /api/comment',
      'POST /api/reply',
      'POST /api/blog_like/{id}',
      'POST /api/blog_dlike/{id}',
      'POST /api/send-user-otp',
      'POST /api/verify-user-otp',
    ],
  },
});
