import type { CallDeclaration } from '@iwan/shared/contracts/call';

/** Not in section 7: an addition of our own backend. */
export const shortlistsPath = '/api/shortlists';

/** What a shortlist shows depends on who opens it, and on the votes so far. */
export const shortlistCalls: readonly CallDeclaration[] = [
  { method: 'GET', path: shortlistsPath },
  ...['', '/answers', '/remove', '/end'].map((what) => ({ method: 'POST', path: shortlistsPath + what }) as const),
];
