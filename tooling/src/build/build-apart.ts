import { fork } from 'node:child_process';
import { inWorkspace } from '../workspace';
import { type BuildableWorkspace, staleWorkspaces } from './stale-workspaces';

/**
 * Builds the named workspaces in a child process, where any has changed, and returns which: a compiler leaves half a gigabyte
 * of memory in its process. Rejects with a message where the build fails.
 */
export async function buildApart(workspaces: readonly BuildableWorkspace[]): Promise<void> {
  const stale = (await staleWorkspaces(workspaces)).map(({ workspace }) => workspace);
  if (stale.length === 0) return;
  const build = fork(inWorkspace('tooling', 'scripts', 'build.mjs'), stale, { execArgv: [] });
  const code = await new Promise((resolve) => build.once('exit', resolve));
  if (code !== 0) throw new Error('The build failed: see the messages above.');
}
