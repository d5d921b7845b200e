import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { grantsFile, type StoredGrants } from '@iwan/shared/contracts/release';
import { readGrants } from '../releases/stored-grants';

/** How long one who writes waits for another, in milliseconds; a change takes a few. */
const waitsFor = 10_000;
const pause = 20;

/** The grants that a store holds; none where it has no file of them. Throws a sentence for a file that cannot be read. */
export function storedGrants(store: string): StoredGrants {
  const file = join(store, grantsFile);
  if (!existsSync(file)) return {};
  try {
    return readGrants(file);
  } catch {
    throw new Error(`${file} is not what "npm run grant" writes: mend it, or remove it and grant anew.`);
  }
}

/**
 * Replaces the grants of a store by what `change` makes of them. One at a time, so that no grant is lost; written whole
 * to the disk under another name and then renamed, so that nobody reads half of it. Rejects with what `change` throws.
 */
export async function changeGrants(
  store: string,
  change: (grants: StoredGrants) => StoredGrants,
  waitingTime = waitsFor,
): Promise<void> {
  const lock = join(store, `${grantsFile}.lock`);
  await take(lock, waitingTime);
  try {
    const draft = join(store, `.grants-${randomUUID()}`);
    await writeFile(draft, `${JSON.stringify(change(storedGrants(store)), null, 2)}\n`, { flush: true });
    await rename(draft, join(store, grantsFile));
  } finally {
    await rm(lock, { force: true });
  }
}

/** Makes the lock file, which only one can. */
async function take(lock: string, waitingTime: number): Promise<void> {
  const until = performance.now() + waitingTime;
  for (;;) {
    try {
      await (await open(lock, 'wx')).close();
      return;
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
      if (performance.now() > until) {
        throw new Error(`Somebody else is changing the grants. If nobody is, remove ${lock} and try again.`);
      }
      await delay(pause);
    }
  }
}
