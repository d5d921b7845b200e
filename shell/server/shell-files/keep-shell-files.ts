import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Milliseconds that the files of a shell are served after it was live last: no tab is expected to stay open longer. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

/** Told apart by the hash of their content, so that the files of many shells lie in one folder. */
const hashed = /\.[0-9a-f]{10}\.\w+(\.br|\.gz)?$/;

/**
 * Keeps a copy of the browser files of the shell that is live now, for the tabs that outlive it, and removes those of
 * shells that were live a week ago. The time of a copy is when it was live last, so this is called now and then.
 */
export async function keepShellFiles(live: string, kept: string, now = Date.now()): Promise<void> {
  const time = new Date(now);
  for (const file of await filesIn(live)) {
    if (!hashed.test(file)) continue;
    const copy = join(kept, file);
    if (!(await isSameSize(join(live, file), copy))) await copyWhole(join(live, file), copy);
    await utimes(copy, time, time);
  }
  for (const file of await filesIn(kept)) {
    const copy = join(kept, file);
    // Another server that shares the folder may have removed it just now.
    const { mtimeMs } = await stat(copy).catch(() => ({ mtimeMs: now }));
    if (mtimeMs < now - keptFor) await rm(copy, { force: true });
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

async function isSameSize(one: string, other: string): Promise<boolean> {
  const [{ size }, copy] = await Promise.all([stat(one), stat(other).catch(() => null)]);
  return copy?.size === size;
}

/** Under its name only when all of it is there: it may be asked for meanwhile. */
async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const draft = `${to}.${randomUUID()}`;
  await copyFile(from, draft);
  await rename(draft, to);
}
