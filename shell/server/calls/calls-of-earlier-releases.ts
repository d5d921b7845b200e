import {
  agentCalls,
  blogCalls,
  contactCall,
  developerCalls,
  projectCalls,
  searchAlertCalls,
  sessionCalls,
  usualKeeping,
} from '@iwan/shared/api/declared-calls';
import type { CallDeclaration } from '@iwan/shared/contracts/call';

/**
 * The calls of releases that do not declare any: all of section 7, with the caching that the shell has always used, and the
 * search alerts. To be deleted when no release of contract 2, or of contract 3 without `calls`, is served any more.
 */
export const callsOfEarlierReleases: readonly CallDeclaration[] = [
  ...Object.values(projectCalls),
  ...Object.values(developerCalls),
  ...Object.values(agentCalls),
  ...Object.values(blogCalls),
  ...Object.values(sessionCalls),
  ...Object.values(searchAlertCalls),
  contactCall,
  { method: 'GET', path: '/api/teamapi', answer: { key: 'data', holds: 'list' }, keep: usualKeeping },
  {
    method: 'GET',
    path: '/api/blogs/:id',
    answer: { key: 'blogs', holds: 'record' },
    keep: { ...usualKeeping, isNewForBrowsers: true },
  },
  { method: 'POST', path: '/api/comment' },
  { method: 'POST', path: '/api/reply' },
  { method: 'POST', path: '/api/blog_like/:id' },
  { method: 'POST', path: '/api/blog_dlike/:id' },
];
