import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Publisher } from '@iwan/shared/contracts/publisher';
import { grantsFile, type StoredGrants } from '@iwan/shared/contracts/release';
import { readGrants, signedGrants } from '../releases/stored-grants';

/** How long one who writes waits for another, in milliseconds; a change takes a few. */
const waitsFor = 10_000;
const pause = 20;

/** The grants that a store holds; none where it has no file of them. Throws a sentence for a file that cannot be read. */
export function storedGrants(store: string, publisher: Publisher = Publisher.of({})): StoredGrants {
  const file = join(store, grantsFile);
  if (!existsSync(file)) return {};
  const distrusted = publisher.problemOf(readJson(file), signedGrants);
  if (distrusted !== null)
    throw new Error(`${file} ${distrusted}: look what it grants, then remove it and grant anew.`);
  try {
    return readGrants(file);
  } catch {
    throw new Error(`${file} is not what "npm run grant" writes: mend it, or remove it and grant anew.`);
  }
}

interface Changing {
  /** How long another one who writes is waited for, in milliseconds. */
  readonly waitingTime?: number;
  readonly publisher?: Publisher;
}

/**
 * Replaces the grants of a store by what `change` makes of them. One at a time, so that no grant is lost; written whole
 * to the disk under another name and then renamed, so that nobody reads half of it. Rejects with what `change` throws.
 */
export async function changeGrants(
  store: string,
  change: (grants: StoredGrants) => StoredGrants,
  { waitingTime = waitsFor, publisher = Publisher.of({}) }: Changing = {},
): Promise<void> {
  const lock = join(store, `${grantsFile}.lock`);
  await take(lock, waitingTime);
  try {
    const draft = join(store, `.grants-${randomUUID()}`);
    const grants = change(storedGrants(store, publisher));
    const signed = publisher.sign(grants, signedGrants, readJson(join(store, grantsFile)));
    await writeFile(draft, `${JSON.stringify(signed, null, 2)}\n`, { flush: true });
    await rename(draft, join(store, grantsFile));
  } finally {
    await rm(lock, { force: true });
  }
}

/** `null` where there is no such file, or no JSON in it. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
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
