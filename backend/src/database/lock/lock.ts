import { randomUUID } from 'node:crypto';
import { link, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../../start-failure';
import { isAlive, type Owner, readOwner } from './lock-owner';
import { processStart } from './process-start';

export interface FolderLock {
  release(): Promise<void>;
}

/** Linking a finished file is atomic: nobody reads a partial file, and only one of two processes gets the name. */
async function claim(draft: string, name: string): Promise<boolean> {
  try {
    await link(draft, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * One attempt to become the owner. A dead owner has one successor, the process that creates `lock.after.<its token>`; a
 * successor that died has one of its own. Only the last successor may replace the lock, and only while it is still the dead
 * owner's: so a slow process never moves a live lock away. Returns the owner that prevented it, if any.
 */
async function tryToOwn(lock: string, draft: string): Promise<'owned' | 'again' | Owner> {
  if (await claim(draft, lock)) return 'owned';
  const first = await readOwner(lock);
  const heirs: string[] = [];
  for (let owner = first; owner !== null; ) {
    if (isAlive(owner)) return owner;
    const heir = `${lock}.after.${owner.token}`;
    if (await claim(draft, heir)) {
      const current = await readOwner(lock);
      if (current?.token !== first?.token) {
        await rm(heir, { force: true });
        return 'again';
      }
      await rename(heir, lock);
      for (const dead of heirs) await rm(dead, { force: true });
      return 'owned';
    }
    heirs.push(heir);
    owner = await readOwner(heir);
  }
  return 'again';
}

/**
 * Makes this process the only one on a data folder: PGlite loses acknowledged writes when two share one. The lock of a killed
 * process is taken over. Throws a `StartFailure` when the owner is alive. Only processes of this machine (or container) are
 * seen: a folder shared between machines needs PostgreSQL instead.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const lock = join(folder, 'lock');
  const token = randomUUID();
  const draft = join(folder, `lock.${token}`);
  const owner: Owner = { pid: process.pid, started: processStart(process.pid), token };
  try {
    await writeFile(draft, JSON.stringify(owner));
    for (;;) {
      const outcome = await tryToOwn(lock, draft);
      if (outcome === 'owned') break;
      if (outcome === 'again') continue;
      throw new StartFailure(
        `The data folder ${folder} is in use by process ${outcome.pid}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
  } finally {
    await rm(draft, { force: true });
  }
  return {
    async release() {
      if ((await readOwner(lock))?.token === token) await rm(lock, { force: true });
    },
  };
}

/** Whether a live process holds the data folder. */
export async function isFolderLocked(folder: string): Promise<boolean> {
  const owner = await readOwner(join(folder, 'lock'));
  return owner !== null && isAlive(owner);
}
