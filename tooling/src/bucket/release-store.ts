import { setTimeout as delay } from 'node:timers/promises';
import type { Bucket } from './bucket';
import { withFolder } from './folder-lock';
import { StoreMirror } from './mirror';

/** So often a publication is done anew where others have published meanwhile. */
const mostTries = 20;
/** Before it is done anew, up to this, in milliseconds. */
const longestDelay = 100;
/** How often a site looks at the bucket, in milliseconds: a release is seen within two seconds. */
const lookEvery = 1_000;
/** After a failure, ever later, up to this. */
const longestPause = 30_000;

/** Where releases are: a folder, which a bucket may stand behind. */
export interface ReleaseStore {
  readonly folder: string;
  readonly bucket: Bucket | null;
}

/**
 * Changes a store: `change` works on the folder. With a bucket the folder is brought in line first and the change is published as
 * a whole; where somebody else was faster, it is done anew on what is there then. Rejects with what `change` rejects with,
 * and with a sentence where the bucket cannot be reached; nobody sees any of the change then.
 */
export async function changeStore<Result>(
  { folder, bucket }: ReleaseStore,
  change: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (bucket === null) return change(folder);
  const mirror = new StoreMirror(bucket, folder);
  return withFolder(folder, async () => {
    for (let tries = 1; tries <= mostTries; tries += 1) {
      // What an earlier try has left in the folder goes, since the bucket has moved on.
      await mirror.pull();
      const result = await change(folder);
      if (await mirror.push()) return result;
      // No longer after each try: whoever waits longer is late again.
      await delay(Math.random() * longestDelay);
    }
    throw new Error(`Others publish to ${bucket.address} all the time: try again in a moment.`);
  });
}

/** Brings the folder in line with its bucket once, so that it can be read. */
export async function readStore({ folder, bucket }: ReleaseStore): Promise<void> {
  if (bucket !== null) await withFolder(folder, () => new StoreMirror(bucket, folder).pull());
}

/**
 * Keeps the folder in line with its bucket until `signal` is aborted. A bucket that cannot be reached is reported once, and when it
 * can be again: the site goes on with what the folder has.
 */
export async function followBucket(
  { folder, bucket }: ReleaseStore,
  say: (sentence: string) => void,
  signal: AbortSignal,
): Promise<void> {
  if (bucket === null) return;
  const mirror = new StoreMirror(bucket, folder);
  let pause = lookEvery;
  while (!signal.aborted) {
    await delay(pause, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    try {
      await withFolder(folder, () => mirror.exchange());
      if (pause > lookEvery) say(`The releases are read from ${bucket.address} again.`);
      pause = lookEvery;
    } catch (problem) {
      if (pause === lookEvery) say(`The site goes on with the releases that it has. ${sentence(problem)}`);
      pause = Math.min(2 * pause, longestPause);
    }
  }
}

function sentence(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
