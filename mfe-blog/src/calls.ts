import { blogsPath } from '@iwan/shared/api/declared-calls';
import type { CallDeclaration } from '@iwan/shared/contracts/call';

export const commentPath = '/api/comment';
export const replyPath = '/api/reply';
export const likePath = '/api/blog_like';
export const dislikePath = '/api/blog_dlike';

/** The calls of section 7 that this remote alone makes. */
export const articleCalls: readonly CallDeclaration[] = [
  {
    method: 'GET',
    path: `${blogsPath}/:id`,
    answer: { key: 'blogs', holds: 'record' },
    // As the usual calls, but that visitors write in it: whoever asks again wants to see what others have said meanwhile. Written
    // out, since a bundler does not leave out what is spread.
    keep: { freshFor: 1, staleFor: 600, variesBy: ['query'], isNewForBrowsers: true },
  },
  { method: 'POST', path: commentPath },
  { method: 'POST', path: replyPath },
  { method: 'POST', path: `${likePath}/:id` },
  { method: 'POST', path: `${dislikePath}/:id` },
];
