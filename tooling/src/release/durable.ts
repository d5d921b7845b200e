import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eachOf } from '../at-once';

/** The concurrency of syncs: a release may have 10,000 files, and each one waits for the disk. */
const atOnce = 32;

/**
 * Renames a file or a folder when all of it is on the disk: after a power failure the name has the complete content, or does
 * not exist.
 */
export async function renameDurably(draft: string, target: string): Promise<void> {
  await syncAll(draft);
  await rename(draft, target);
  await sync(dirname(target));
}

/**
 * Writes a temporary file in a folder of the store, and renames it to `target` in it, or below it: a reader finds the old text or
 * the new one. The temporary file is removed where it cannot be written.
 */
export async function writeDurably(folder: string, target: string, text: string): Promise<void> {
  const draft = join(folder, `.pointer-${randomUUID()}`);
  await makeFolder(dirname(target));
  try {
    await writeFile(draft, text);
    await renameDurably(draft, target);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}

/**
 * Makes a folder with its parents. Node's recursive `mkdir` reports a missing folder on a read-only disk; this rejects with the
 * error of the disk.
 */
export async function makeFolder(path: string): Promise<void> {
  const unlessThere = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  };
  await mkdir(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(path) === path) return unlessThere(error);
    await makeFolder(dirname(path));
    // Another publisher may have been faster.
    await mkdir(path).catch(unlessThere);
  });
}

/** A file, or a folder with everything below it. */
async function syncAll(path: string): Promise<void> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  await eachOf(entries, atOnce, (entry) => sync(join(entry.parentPath, entry.name)));
  await sync(path);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
