import { randomUUID } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** Between two looks at a lock that somebody else has, in milliseconds. */
const pause = 20;
/** A lock that has had no owner for so long was made by a process that was killed before it wrote its name, in milliseconds. */
const namelessFor = 2_000;

interface Waiting {
  /** How long another owner is waited for, in milliseconds. */
  readonly waitsFor: number;
  /** What the owner is busy with, for the sentence: `the releases`. */
  readonly subject: string;
}

/** The locks of this process, by what it has written into them. */
const held = new Set<string>();

/**
 * Does a piece of work while nobody else has the lock, which is a file. A process that was killed while it had it keeps nobody of
 * the same machine out. No time of the file or the clock counts: those jump. Rejects with a sentence where another process
 * keeps the lock for longer than `waitsFor`.
 */
export async function withLock<Result>(lock: string, waiting: Waiting, work: () => Promise<Result>): Promise<Result> {
  const own = `${process.pid} ${hostname()} ${randomUUID()}`;
  held.add(own);
  try {
    await take(lock, own, waiting);
    return await work();
  } finally {
    if ((await ownerOf(lock)) === own) await rm(lock, { force: true });
    held.delete(own);
  }
}

async function take(lock: string, own: string, { waitsFor, subject }: Waiting): Promise<void> {
  const start = performance.now();
  const breaking = `${lock}.breaking`;
  const [isLeft, isBreakingLeft] = [abandonmentOf(lock), abandonmentOf(breaking)];
  while (!(await make(lock, own))) {
    const owner = await isLeft();
    const isBroken = owner !== null && (await breakLock(lock, owner, own));
    // Whoever was to remove the lock of a killed process was killed too.
    if (owner !== null && !isBroken && (await isBreakingLeft()) !== null) await rm(breaking, { force: true });
    if (performance.now() - start > waitsFor) {
      const [pid] = ((await ownerOf(lock)) ?? '').split(' ');
      const who = pid ? `Process ${pid}` : 'Another process';
      throw new Error(`${who} is busy with ${subject}. If it is not, remove ${lock} and try again.`);
    }
    await delay(pause);
  }
}

/** To be asked again and again: resolves with what the owner of a lock has written, once that owner has died; else with `null`. */
function abandonmentOf(lock: string): () => Promise<string | null> {
  let namelessSince: number | null = null;
  return async () => {
    const owner = await ownerOf(lock);
    const now = performance.now();
    namelessSince = owner === '' ? (namelessSince ?? now) : null;
    const isNameless = namelessSince !== null && now - namelessSince > namelessFor;
    return owner !== null && (isNameless || hasDied(owner)) ? owner : null;
  };
}

/** Resolves with whether the lock is this process's now. */
async function make(lock: string, own: string): Promise<boolean> {
  let handle: Awaited<ReturnType<typeof open>>;
  try {
    handle = await open(lock, 'wx');
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw problem;
  }
  try {
    await handle.writeFile(own);
    return true;
  } catch (problem) {
    // A full disk: the file is there, and its owner's name is not.
    await rm(lock, { force: true });
    throw problem;
  } finally {
    await handle.close();
  }
}

/**
 * Removes the lock of an owner that has died. One at a time, and after another look: of two who have seen the same owner the second
 * would remove the lock that the first one has made since. Resolves with whether it was this one's turn.
 */
async function breakLock(lock: string, owner: string, own: string): Promise<boolean> {
  const breaking = `${lock}.breaking`;
  if (!(await make(breaking, own))) return false;
  try {
    if ((await ownerOf(lock)) === owner) await rm(lock, { force: true });
    return true;
  } finally {
    await rm(breaking, { force: true });
  }
}

/** What the owner of a lock has written into it; `null` where nobody has it. */
async function ownerOf(lock: string): Promise<string | null> {
  return readFile(lock, 'utf8').catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT') return null;
    throw problem;
  });
}

/** Whether the process of an owner has ended; of another machine's nobody here can say. */
function hasDied(owner: string): boolean {
  const [pid = '', host = hostname()] = owner.split(' ');
  if (host !== hostname() || !/^[1-9]\d*$/.test(pid)) return false;
  // In a container that was started again another process has the number that this one had before.
  if (Number(pid) === process.pid) return !held.has(owner);
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
