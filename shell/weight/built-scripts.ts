import { readFile } from 'node:fs/promises';
import type { ChunkPackages } from '@iwan/tooling/build/plugins/chunk-packages-plugin';
import { inWorkspace, remoteNames } from '@iwan/tooling/workspace';

/**
 * The contents of the scripts that are built in this folder, by file name: names have the hash of the content. Empty without a
 * build.
 */
export async function readBuiltScripts(): Promise<ChunkPackages> {
  const tables = await Promise.all(
    ['shell', ...remoteNames].map((workspace) => readChunkPackages(inWorkspace(workspace, 'dist')).catch(() => ({}))),
  );
  return Object.assign({}, ...tables);
}

/** The same for one build. Rejects where there is none. */
export async function readChunkPackages(dist: string): Promise<ChunkPackages> {
  return JSON.parse(await readFile(`${dist}/browser/chunk-packages.json`, 'utf8')) as ChunkPackages;
}
