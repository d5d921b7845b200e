import type { RemoteName } from '../workspace';

/** The folder of `shell/integration` that holds the journeys of a remote's pages. */
const folders: Readonly<Record<RemoteName, string>> = {
  'mfe-listings': 'listings',
  'mfe-developers': 'developers',
  'mfe-blog': 'blog',
  'mfe-tools': 'tools',
};

/**
 * The argument of Playwright's `--grep` for the journeys of a team: it matches path, title and tags. The tour of all pages tags
 * each with its remote.
 */
export function journeysOf(remote: RemoteName): string {
  return `(^|\\s)${folders[remote]}/|@${remote}($|\\s)`;
}
