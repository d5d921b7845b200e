import { randomUUID } from 'node:crypto';
import { link, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../../start-failure';
import { isAlive, type Owner, readOwner } from './lock-owner';
import { processStart } from './process-start';

export interface FolderLock {
  release(): Promise<void>;
}

/** Linking a finished file is atomic: nobody sees it half written, and of two processes one gets the name. */
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
 * One try to become the owner. A dead owner has one heir, the process that claims `lock.after.<its token>`; an heir that
 * died in turn has one of its own. Only the last heir may replace the lock, and only while it is still the dead one's:
 * so a process that was slow to look never moves a live lock away. Answers who stood in the way, if anybody did.
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
 * Makes this process the only one on a data folder: PGlite loses acknowledged writes when two share one. The lock of a
 * process that was killed is taken over. Throws a `StartFailure` when the owner lives. It sees the processes of this
 * machine (or container) only: a folder shared between machines needs PostgreSQL instead.
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

/** Whether a living process owns the data folder now. */
export async function isFolderHeld(folder: string): Promise<boolean> {
  const owner = await readOwner(join(folder, 'lock'));
  return owner !== null && isAlive(owner);
}
