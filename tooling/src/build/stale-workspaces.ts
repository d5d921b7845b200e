import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inWorkspace, remoteNames } from '../workspace';
import { inputFingerprint, isBuilt } from './inputs';

export const buildableWorkspaces = [...remoteNames, 'shell', 'backend'] as const;
export type BuildableWorkspace = (typeof buildableWorkspaces)[number];

/** Whether a command-line argument names a workspace. */
export function isBuildable(word: string): word is BuildableWorkspace {
  return (buildableWorkspaces as readonly string[]).includes(word);
}

interface Stale {
  readonly workspace: BuildableWorkspace;
  readonly fingerprint: string;
}

/** The named workspaces whose inputs have changed since they were built. */
export async function staleWorkspaces(workspaces: readonly BuildableWorkspace[]): Promise<readonly Stale[]> {
  const stale: Stale[] = [];
  for (const workspace of workspaces) {
    const fingerprint = await inputFingerprint(workspace);
    if (!(await isBuilt(workspace, fingerprint))) stale.push({ workspace, fingerprint });
  }
  return stale;
}

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
