import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../start-failure';
import { processStart } from './process-start';

/** Who holds the data folder. `started` tells a live owner from a stranger that was given the same process number. */
interface Owner {
  readonly pid: number;
  readonly started: string | null;
  readonly token: string;
}

export interface FolderLock {
  release(): Promise<void>;
}

function parseOwner(text: string): Owner | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { pid, started, token } = value as Record<string, unknown>;
    if (typeof pid !== 'number' || !Number.isInteger(pid) || pid < 1 || typeof token !== 'string') return null;
    return { pid, started: typeof started === 'string' ? started : null, token };
  } catch {
    return null;
  }
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    return parseOwner(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: there is such a process, it is just not ours to signal.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const started = processStart(owner.pid);
  return owner.started === null || started === null || owner.started === started;
}

/** Linking a finished file is atomic: a lock is never seen half written, and only one of two processes gets it. */
async function claim(draft: string, lock: string): Promise<boolean> {
  try {
    await link(draft, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead owner's lock away. Had another process claimed the folder since we looked, its lock goes back. */
async function clearStale(lock: string, stale: Owner | null, aside: string): Promise<void> {
  try {
    await rename(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = await readOwner(aside);
  if (moved !== null && moved.token !== stale?.token) await claim(aside, lock);
  await rm(aside, { force: true });
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
  await writeFile(draft, JSON.stringify(owner));
  try {
    while (!(await claim(draft, lock))) {
      const holder = await readOwner(lock);
      if (holder !== null && isAlive(holder)) {
        throw new StartFailure(
          `The data folder ${folder} is in use by process ${holder.pid}. Stop it first, or set DATA_DIR to another folder.`,
        );
      }
      await clearStale(lock, holder, `${draft}.stale`);
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
