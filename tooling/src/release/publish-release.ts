import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release, ReleasePointer } from '@iwan/shared/contracts/release';
import { inWorkspace } from '../workspace';

const keptReleases = 10;

/** Whether the store has this release, whichever one its pointer names. */
export function isPublished(store: string, { name, version }: Release): boolean {
  return existsSync(join(store, name, version, 'release.json')) && existsSync(join(store, name, 'current.json'));
}

/**
 * Publishes a remote's built `dist`, which `release` describes: the folder is written whole under a name of its own, then renamed into place, and
 * only then the pointer moves. A reader sees the old release or the new one, never half of one.
 */
export async function publishRelease(
  store: string,
  release: Release,
  dist: string = inWorkspace(release.name, 'dist'),
): Promise<void> {
  const home = join(store, release.name);
  const target = join(home, release.version);
  if (!existsSync(join(target, 'release.json'))) {
    const draft = join(home, `.draft-${randomUUID()}`);
    await mkdir(draft, { recursive: true });
    for (const folder of ['browser', 'server']) await cp(join(dist, folder), join(draft, folder), { recursive: true });
    await rm(join(draft, 'browser', 'chunk-assets.json'), { force: true });
    await writeFile(join(draft, 'release.json'), JSON.stringify(release, null, 2));
    await putInPlace(draft, target);
  }
  await movePointer(home, { version: release.version });
  await dropOldReleases(home, release.version);
}

/** Renames a whole draft into place; whoever has put the same release there meanwhile was as right. */
async function putInPlace(draft: string, target: string): Promise<void> {
  try {
    await rename(draft, target);
  } catch (problem) {
    if (!existsSync(target)) throw problem;
    // What stands there is the same release by its name, or the remains of one that was never whole.
    const old = `${draft}-old`;
    if (!existsSync(join(target, 'release.json'))) await rename(target, old).then(() => rename(draft, target));
    await Promise.all([draft, old].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

async function movePointer(home: string, pointer: ReleasePointer): Promise<void> {
  const draft = join(home, `.pointer-${randomUUID()}`);
  await writeFile(draft, JSON.stringify(pointer));
  await rename(draft, join(home, 'current.json'));
}

/** Open tabs and rollbacks need old releases; the newest ten stay. */
async function dropOldReleases(home: string, current: string): Promise<void> {
  const folders = (await readdir(home, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
  );
  const aged = await Promise.all(
    folders.map(async ({ name }) => ({ name, time: (await stat(join(home, name))).mtimeMs })),
  );
  const old = aged
    .filter(({ name }) => name !== current)
    .sort((one, other) => other.time - one.time)
    .slice(keptReleases - 1);
  await Promise.all(old.map(({ name }) => rm(join(home, name), { recursive: true, force: true })));
}
