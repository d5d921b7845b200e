import { remoteNames } from '../workspace';
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
