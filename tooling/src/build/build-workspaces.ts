import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Configuration } from '@rspack/core';
import { remoteOf } from '../remote';
import { inWorkspace, repositoryRoot } from '../workspace';
import { markBuilt, markUnbuilt } from './inputs';
import { backendApplication, shellServer } from './node-applications';
import { type BuildableWorkspace, staleWorkspaces } from './stale-workspaces';

/** Builds the named workspaces for production, except for those whose inputs have not changed. Returns what it built. */
export async function buildWorkspaces(workspaces: readonly BuildableWorkspace[]): Promise<BuildableWorkspace[]> {
  const stale = await staleWorkspaces(workspaces);
  if (stale.length === 0) return [];
  const { runRspack } = await import('./run-rspack');
  const configurations = (await Promise.all(stale.map(({ workspace }) => configurationsOf(workspace)))).flat();
  await Promise.all(stale.map(({ workspace }) => markUnbuilt(workspace)));
  await runRspack(configurations);
  if (stale.some(({ workspace }) => workspace === 'backend')) await writeInitialDatabase();
  const { compressFiles } = await import('./compress-files');
  const withBrowser = stale.filter(({ workspace }) => workspace !== 'backend');
  await Promise.all(withBrowser.map(({ workspace }) => compressFiles(inWorkspace(workspace, 'dist', 'browser'))));
  for (const { workspace, fingerprint } of stale) await markBuilt(workspace, fingerprint);
  return stale.map(({ workspace }) => workspace);
}

/** Adds the archive of an initial database to the backend's `dist` (`backend/src/database/connection/initial-database.ts`). */
async function writeInitialDatabase(): Promise<void> {
  const program = inWorkspace('backend', 'src', 'database', 'connection', 'write-initial-database.ts');
  // Without the optimizing compiler, which costs more than it saves a short program.
  await promisify(execFile)(process.execPath, ['--liftoff-only', '--import', 'tsx', program], { cwd: repositoryRoot });
}

async function configurationsOf(workspace: BuildableWorkspace): Promise<Configuration[]> {
  const mode = 'production';
  const { nodeApplication } = await import('./node-application');
  switch (workspace) {
    case 'backend':
      return [nodeApplication(backendApplication, mode)];
    case 'shell': {
      const { shellBrowser, shellOffice } = await import('./shell-builds');
      const { browserLanguages } = await import('./browser-build');
      return [
        ...browserLanguages(mode, inWorkspace('shell')).map((language) => shellBrowser(mode, language)),
        shellOffice(mode),
        nodeApplication(shellServer, mode),
      ];
    }
    default: {
      const { remoteBuilds } = await import('./remote-builds');
      return remoteBuilds(await remoteOf(workspace), mode);
    }
  }
}
