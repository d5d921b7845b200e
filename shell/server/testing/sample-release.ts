import { createHash } from 'node:crypto';
import { mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@iwan/shared/contracts/release';

/** A bundle of one slot that renders nothing and whose loader returns `words`. */
export function slotCode(words: string): string {
  return `exports.slot = { Component: () => null, loader: async () => ${JSON.stringify(words)} };`;
}

/** Writes a release with one module into a store, older by `age` seconds than one written now. Returns its `release.json`. */
export async function writeRelease(
  store: string,
  name: string,
  version: string,
  code: string,
  { age = 0, ...changes }: Partial<Release> & { readonly age?: number } = {},
): Promise<Release> {
  const folder = join(store, name, version);
  await mkdir(join(folder, 'server'), { recursive: true });
  await writeFile(join(folder, 'server', 'slot.cjs'), code);
  const release: Release = {
    name,
    version,
    contractVersion: 3,
    contract: '^3.0.0',
    singletons: {},
    pages: [],
    slots: [],
    dialogs: [],
    backend: { contract: '^1.0.0', calls: [] },
    container: 'sample',
    entry: 'browser/remoteEntry.js',
    modules: { './slot': { server: 'server/slot.cjs', js: [], css: [] } },
    files: { 'server/slot.cjs': { bytes: code.length, sha384: createHash('sha384').update(code).digest('base64') } },
    ...changes,
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  const written = Date.now() / 1000 - age;
  await utimes(folder, written, written);
  return release;
}

/** Updates a remote's pointer as a publisher does: atomically. */
export async function point(store: string, name: string, content: string): Promise<void> {
  const home = join(store, name);
  await mkdir(home, { recursive: true });
  await writeFile(join(home, '.pointer'), content);
  await rename(join(home, '.pointer'), join(home, 'current.json'));
}
