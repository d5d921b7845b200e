import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eachOf } from '../at-once';

/** So many files are put on the disk at a time: a release may have 10,000, and each one waits for the disk. */
const atOnce = 32;

/**
 * Gives a file or a folder its name when all of it is on the disk: after a power cut the name means the whole of it, or is
 * not there.
 */
export async function renameDurably(draft: string, target: string): Promise<void> {
  await syncAll(draft);
  await rename(draft, target);
  await sync(dirname(target));
}

/**
 * Writes a file under the name of a draft, and then under its own: whoever reads it finds the old text or the new one. Nothing of the
 * draft is left where it cannot be written.
 */
export async function writeDurably(draft: string, target: string, text: string): Promise<void> {
  try {
    await writeFile(draft, text);
    await renameDurably(draft, target);
  } catch (problem) {
    await rm(draft, { force: true }).catch(() => {});
    throw problem;
  }
}

/**
 * Makes a folder, and those above it. Node's own way of making several says of a read-only disk that a folder does not exist; this
 * rejects with what the disk says.
 */
export async function makeFolder(path: string): Promise<void> {
  const unlessThere = (problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EEXIST') throw problem;
  };
  await mkdir(path).catch(async (problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'ENOENT' || dirname(path) === path) return unlessThere(problem);
    await makeFolder(dirname(path));
    // Another publisher may have been faster.
    await mkdir(path).catch(unlessThere);
  });
}

/** A file, or a folder with all that lies below it. */
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
