import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inWorkspace } from '../workspace';
import { type BuildableWorkspace, staleWorkspaces } from './stale-workspaces';

/**
 * Builds the named workspaces in a child process, where any has changed, and returns which: a compiler leaves half a gigabyte
 * of memory in its process. Rejects with a message where the build fails.
 */
export async function buildApart(workspaces: readonly BuildableWorkspace[]): Promise<void> {
  const stale = (await staleWorkspaces(workspaces)).map(({ workspace }) => workspace);
  if (stale.length === 0) return;
  const build = fork(inWorkspace('tooling', 'run.mjs'), ['build', ...stale], { execArgv: [] });
  const [code, signal] = await once(build, 'exit');
  if (signal !== null) throw new Error(`The build was ended by ${signal}; the same command goes on with it.`);
  if (code !== 0) throw new Error('The build failed: see the messages above.');
}
