import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packagesOutside } from '../../build/node-applications';
import { inWorkspace, repositoryRoot } from '../../workspace';

/** The packages of this folder, for those that a release of the shell does not bundle. */
export const packageFolders = [inWorkspace('shell', 'node_modules'), join(repositoryRoot, 'node_modules')];

/** The external packages of the shell's build, each with the exact version that the shell was built for. */
export async function packagesOfShell(): Promise<Readonly<Record<string, string>>> {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(inWorkspace('shell', 'package.json'), 'utf8'),
  );
  return Object.fromEntries(packagesOutside.map((name) => [name, dependencies[name] ?? '']));
}

/** Which missing packages prevent a release of the shell from running here, in one sentence; `null` without any. */
export async function packageError(
  version: string,
  packages: Readonly<Record<string, string>>,
  folders: readonly string[] = packageFolders,
): Promise<string | null> {
  for (const [name, needed] of Object.entries(packages)) {
    const installed = await installedVersion(name, folders);
    if (installed === needed) continue;
    return `The shell ${version} needs ${name} ${needed}; ${installed ?? 'none'} is installed here.`;
  }
  return null;
}

async function installedVersion(name: string, folders: readonly string[]): Promise<string | null> {
  for (const folder of folders) {
    const manifest = await readFile(join(folder, name, 'package.json'), 'utf8').catch(() => null);
    if (manifest !== null) return (JSON.parse(manifest) as { version: string }).version;
  }
  return null;
}
