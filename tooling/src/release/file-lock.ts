import { randomUUID } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** The interval of polling for a lock, in milliseconds. */
const pause = 20;
/** The age at which a lock without an owner was left by a process that was killed before it wrote its name, in milliseconds. */
const namelessFor = 2_000;

interface Waiting {
  /** The timeout of waiting for another owner, in milliseconds. */
  readonly waitsFor: number;
  /** What the owner does, for the message: `the releases`. */
  readonly subject: string;
}

/** The locks of this process, by their content. */
const held = new Set<string>();

/**
 * Runs a task while no other process has the lock, which is a file. The lock of a killed process of the same machine is
 * released. Independent of file times and the clock, which may jump. Rejects with a message where another process has the lock
 * for longer than `waitsFor`.
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
    // The process that was to remove the lock of a killed process was killed too.
    if (owner !== null && !isBroken && (await isBreakingLeft()) !== null) await rm(breaking, { force: true });
    if (performance.now() - start > waitsFor) {
      const [pid] = ((await ownerOf(lock)) ?? '').split(' ');
      const who = pid ? `Process ${pid}` : 'Another process';
      throw new Error(`${who} is busy with ${subject}. If it is not, remove ${lock} and try again.`);
    }
    await delay(pause);
  }
}

/** To be polled: resolves with the content of a lock whose owner has died; otherwise with `null`. */
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

/** Resolves with whether this process now has the lock. */
async function make(lock: string, own: string): Promise<boolean> {
  let handle: Awaited<ReturnType<typeof open>>;
  try {
    handle = await open(lock, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    await handle.writeFile(own);
    return true;
  } catch (error) {
    // A full disk: the file exists without its owner's name.
    await rm(lock, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/**
 * Removes the lock of a dead owner. One process at a time, and after another check: of two that have seen the same owner the
 * second would remove the new lock of the first. Resolves with whether it was this process that did.
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

/** The content of a lock; `null` where nobody has it. */
async function ownerOf(lock: string): Promise<string | null> {
  return readFile(lock, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Whether the process of an owner has ended; unknown for another machine. */
function hasDied(owner: string): boolean {
  const [pid = '', host = hostname()] = owner.split(' ');
  if (host !== hostname() || !/^[1-9]\d*$/.test(pid)) return false;
  // In a restarted container another process may have the id of an earlier one.
  if (Number(pid) === process.pid) return !held.has(owner);
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
