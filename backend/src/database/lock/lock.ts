import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../../start-failure';

/** The process that holds the data folder. `started` distinguishes a live owner from another process with the same pid. */
interface Owner {
  readonly pid: number;
  readonly started: string | null;
  readonly token: string;
}

function parseOwner(text: string): Owner {
  // An unknown owner: a pid that no process has, and a token that depends only on the text.
  const nobody = { pid: 0, started: null, token: createHash('sha256').update(text).digest('hex') };
  try {
    const { pid, started, token } = JSON.parse(text);
    if (!Number.isInteger(pid) || pid < 1 || typeof token !== 'string' || !/^[\w-]+$/.test(token)) return nobody;
    return { pid, started: typeof started === 'string' ? started : null, token };
  } catch {
    return nobody;
  }
}

/** The owner named in a lock file; `null` when there is no such file. */
async function readOwner(file: string): Promise<Owner | null> {
  try {
    return parseOwner(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** True while the process of the lock file runs on this machine. */
function isAlive({ pid, started }: Owner): boolean {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = processStart(pid);
  return started === null || now === null || started === now;
}

/** Field 22 of /proc/<pid>/stat, in ticks since boot; combined with the boot id, since ticks repeat after a reboot. */
function linuxStart(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  // The second field is the program's name, which may contain spaces and parentheses.
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return `${boot} ${ticks}`;
}

/** When a process was started, as text to compare for equality; `null` where the system does not provide it. */
export function processStart(pid: number): string | null {
  try {
    if (process.platform === 'linux') return linuxStart(pid);
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim() || null;
  } catch {
    return null;
  }
}

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
