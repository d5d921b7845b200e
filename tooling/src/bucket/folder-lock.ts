import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** How long one who wants the folder waits for another, in milliseconds: a publication takes a minute. */
const waitsFor = 5 * 60_000;
const pause = 50;

/**
 * Does a piece of work while nobody else on this machine brings the folder in line with its bucket, or publishes from it. A process
 * that was killed while it had the folder keeps nobody out.
 */
export async function withFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, '.bucket.lock');
  await take(lock);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function take(lock: string): Promise<void> {
  const until = performance.now() + waitsFor;
  for (;;) {
    try {
      const handle = await open(lock, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      return;
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
      const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
      // Empty for a moment between its making and its first word.
      if (owner > 0 && !isRunning(owner)) await rm(lock, { force: true });
      else if (performance.now() > until) {
        throw new Error(`Process ${owner} is busy with the releases. If it is not, remove ${lock} and try again.`);
      }
      await delay(pause);
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
}
