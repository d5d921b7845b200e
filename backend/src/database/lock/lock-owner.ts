import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { processStart } from './process-start';

/** The process that holds the data folder. `started` distinguishes a live owner from another process with the same pid. */
export interface Owner {
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
export async function readOwner(file: string): Promise<Owner | null> {
  try {
    return parseOwner(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** True while the process of the lock file runs on this machine. */
export function isAlive({ pid, started }: Owner): boolean {
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
