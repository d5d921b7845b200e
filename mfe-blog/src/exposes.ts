import { defineExposes } from '@iwan/shared/contracts/exposes';

/** What this remote offers, one line a page, dialog or resource: the folder of that name in `src/pages`, `src/dialogs`, … */
export const exposes = defineExposes({
  // Runs in the shell before too, which then answers for its forms and resources itself.
  contract: '^2.2.0 || ^3.0.0',
  pages: {
    blog: { pattern: '/blog', hydration: 'none' },
    article: { pattern: '/blog-details/:id', example: '/blog-details/5', hydration: 'interaction' },
  },
  dialogs: {
    'sign-in': { title: 'Sign in' },
  },
  resources: {
    feed: { pattern: '/blog/feed.xml' },
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
