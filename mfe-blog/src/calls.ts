import { blogsPath } from '@iwan/shared/api/declared-calls';
import type { CallDeclaration } from '@iwan/shared/contracts/call';

export const commentPath = '/api/comment';
export const replyPath = '/api/reply';
export const likePath = '/api/blog_like';
export const dislikePath = '/api/blog_dlike';

/** The calls of section 7 that only this remote makes. */
export const articleCalls: readonly CallDeclaration[] = [
  {
    method: 'GET',
    path: `${blogsPath}/:id`,
    answer: { key: 'blogs', holds: 'record' },
    // As other calls, but never served stale: visitors write comments and want to see new ones. Written out instead of spread,
    // because a bundler does not remove an unused spread.
    keep: { freshFor: 1, staleFor: 600, variesBy: ['query'], isNewForBrowsers: true },
  },
  { method: 'POST', path: commentPath },
  { method: 'POST', path: replyPath },
  { method: 'POST', path: `${likePath}/:id` },
  { method: 'POST', path: `${dislikePath}/:id` },
];
