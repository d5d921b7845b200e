import type { RemoteName } from '../workspace';

/** The folder of `shell/integration` that holds the journeys of a remote's pages. */
const folders: Readonly<Record<RemoteName, string>> = {
  'mfe-listings': 'listings',
  'mfe-developers': 'developers',
  'mfe-blog': 'blog',
  'mfe-tools': 'tools',
};

/**
 * What Playwright's `--grep` finds the journeys of a team by: it looks in path, title and tags. The tour of all pages tags
 * each with the remote that owns it.
 */
export function journeysOf(remote: RemoteName): string {
  return `(^|\\s)${folders[remote]}/|@${remote}($|\\s)`;
}
