import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWorkspaces } from '../build/build-workspaces';
import { repositoryRoot } from '../workspace';
import { readManifest } from './manifest';
import { writeSharedPackage } from './shared-package';
import { writeToolingPackage } from './tooling-package';

/** The output folder of `npm run pack`. */
export const packagesFolder = join(repositoryRoot, 'dist-packages');

const packages = { shared: writeSharedPackage, tooling: writeToolingPackage };

/** Packs `@iwan/shared` and `@iwan/tooling` into a folder, as for a registry. Returns the files. */
export async function packPackages(into: string): Promise<string[]> {
  await buildWorkspaces(['shell']);
  await mkdir(into, { recursive: true });
  // Below our own packages, among which the compiler looks for types.
  await mkdir(packagesFolder, { recursive: true });
  const staging = await mkdtemp(join(packagesFolder, '.staging-'));
  try {
    const files: string[] = [];
    for (const [workspace, write] of Object.entries(packages)) {
      const folder = join(staging, workspace);
      await mkdir(folder);
      await write(folder);
      npmPack(folder, into);
      const { name, version } = await readManifest(workspace);
      files.push(join(into, tarballName(name, version)));
    }
    return files;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** `@iwan/shared` and `2.0.0` // => `iwan-shared-2.0.0.tgz` */
export function tarballName(name: string, version: string): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}

function npmPack(folder: string, into: string): void {
  const args = ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', into];
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm could not pack ${folder}: ${stderr.trim()}`);
}
