import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Configuration } from '@rspack/core';
import { type RemoteDefinition, readRemote } from '../remote';
import { inWorkspace, type RemoteName, remoteNames, repositoryRoot } from '../workspace';
import { inputFingerprint, isBuilt, markBuilt } from './inputs';

export const buildableWorkspaces = [...remoteNames, 'shell', 'backend'] as const;
export type BuildableWorkspace = (typeof buildableWorkspaces)[number];

/** Whether a word of the command line names something that can be built. */
export function isBuildable(word: string): word is BuildableWorkspace {
  return (buildableWorkspaces as readonly string[]).includes(word);
}

/** The remote of a workspace. */
export function remoteOf(name: RemoteName): Promise<RemoteDefinition> {
  return readRemote(inWorkspace(name));
}

interface Stale {
  readonly workspace: BuildableWorkspace;
  readonly fingerprint: string;
}

/** Of the named workspaces those whose inputs have changed since they were built. */
export async function staleWorkspaces(workspaces: readonly BuildableWorkspace[]): Promise<readonly Stale[]> {
  const stale: Stale[] = [];
  for (const workspace of workspaces) {
    const fingerprint = await inputFingerprint(workspace);
    if (!(await isBuilt(workspace, fingerprint))) stale.push({ workspace, fingerprint });
  }
  return stale;
}

/** Builds the named workspaces for production, leaving out those whose inputs have not changed. Returns what it built. */
export async function buildWorkspaces(workspaces: readonly BuildableWorkspace[]): Promise<BuildableWorkspace[]> {
  const stale = await staleWorkspaces(workspaces);
  if (stale.length === 0) return [];
  const { runRspack } = await import('./run-rspack');
  const configurations = (await Promise.all(stale.map(({ workspace }) => configurationsOf(workspace)))).flat();
  await runRspack(configurations);
  if (stale.some(({ workspace }) => workspace === 'backend')) await writeInitialDatabase();
  const { compressFiles } = await import('./compress-files');
  const withBrowser = stale.filter(({ workspace }) => workspace !== 'backend');
  await Promise.all(withBrowser.map(({ workspace }) => compressFiles(inWorkspace(workspace, 'dist', 'browser'))));
  for (const { workspace, fingerprint } of stale) await markBuilt(workspace, fingerprint);
  return stale.map(({ workspace }) => workspace);
}

/** Adds the archive of an initial database to the backend's `dist` (`backend/src/database/initial-database.ts`). */
async function writeInitialDatabase(): Promise<void> {
  const program = inWorkspace('backend', 'src', 'database', 'write-initial-database.ts');
  // Without the optimising compiler, which costs more than it saves a program that ends in seconds.
  await promisify(execFile)(process.execPath, ['--liftoff-only', '--import', 'tsx', program], { cwd: repositoryRoot });
}

async function configurationsOf(workspace: BuildableWorkspace): Promise<Configuration[]> {
  const mode = 'production';
  const node = await import('./node-application');
  switch (workspace) {
    case 'backend':
      return [node.nodeApplication(node.backendApplication, mode)];
    case 'shell': {
      const { shellBrowser } = await import('./shell-browser');
      return [shellBrowser(mode), node.nodeApplication(node.shellServer, mode)];
    }
    default: {
      const [{ remoteBrowser }, { remoteServer }] = await Promise.all([
        import('./remote-browser'),
        import('./remote-server'),
      ]);
      const definition = await remoteOf(workspace);
      return [remoteBrowser(definition, mode), remoteServer(definition, mode)];
    }
  }
}
