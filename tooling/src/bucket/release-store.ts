import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ScriptEnvironment } from '../environment';
import type { Bucket } from '../objects/bucket';
import { makeFolder } from '../release/durable';
import { withLock } from '../release/file-lock';
import { sentenceOf } from '../stop-with-sentence';
import { StoreMirror } from './mirror';

/** How often a publication is retried after a conflict. */
const mostTries = 20;
/** The longest pause before a retry, in milliseconds. */
const longestDelay = 100;
/** How often a site polls the bucket, in milliseconds: a release is shown within two seconds. */
const lookEvery = 1_000;
/** The longest pause after failures, which grows up to it. */
const longestPause = 30_000;

/** Where releases are: a folder, which may mirror a bucket. */
export interface ReleaseStore {
  readonly folder: string;
  readonly bucket: Bucket | null;
}

/**
 * Changes a store: `change` works on the folder. With a bucket the folder is synchronized first and the change is published
 * atomically; after a conflict it is retried on the new state. Rejects with what `change` rejects with, and with a message
 * where the bucket is unreachable; then nothing of the change is visible.
 */
export async function changeStore<Result>(
  { folder, bucket }: ReleaseStore,
  change: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (bucket === null) return change(folder);
  const mirror = new StoreMirror(bucket, folder);
  return withFolder(folder, async () => {
    for (let tries = 1; tries <= mostTries; tries += 1) {
      // The remains of an earlier attempt are removed, since the bucket has changed.
      await mirror.pull();
      const result = await change(folder);
      if (await mirror.push()) return result;
      // The pause does not grow: waiting longer would cause further conflicts.
      await delay(Math.random() * longestDelay);
    }
    throw new Error(`Others publish to ${bucket.address} all the time: try again in a moment.`);
  });
}

/** Synchronizes the folder with its bucket once, so that it can be read. */
export async function readStore({ folder, bucket }: ReleaseStore): Promise<void> {
  if (bucket !== null) await withFolder(folder, () => new StoreMirror(bucket, folder).pull());
}

/**
 * Synchronizes the folder with its bucket until `signal` is aborted. An unreachable bucket is reported once, and again when it
 * recovers: the site continues with the folder.
 */
export async function followBucket(
  { folder, bucket }: ReleaseStore,
  report: (sentence: string) => void,
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
      if (pause > lookEvery) report(`The releases are read from ${bucket.address} again.`);
      pause = lookEvery;
    } catch (error) {
      if (pause === lookEvery) report(`The site goes on with the releases that it has. ${sentenceOf(error)}`);
      pause = Math.min(2 * pause, longestPause);
    }
  }
}

/** The timeout of the lock, in milliseconds: a publication takes a minute. */
const waitsFor = 5 * 60_000;

/**
 * Runs a task while no other process on this machine synchronizes the folder with its bucket, or publishes from it. A lock of a
 * killed process is released.
 */
async function withFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await makeFolder(folder);
  return withLock(join(folder, '.bucket.lock'), { waitsFor, subject: 'the releases' }, work);
}

/** The store of the environment, with its bucket where there is one. A folder elsewhere has none. */
export async function configuredStore(
  { releasesDir, releasesBucket }: Pick<ScriptEnvironment, 'releasesDir' | 'releasesBucket'>,
  folder?: string,
): Promise<ReleaseStore> {
  if (folder !== undefined || releasesBucket === null) return { folder: folder ?? releasesDir, bucket: null };
  // The client is loaded only where there is a bucket.
  const { s3Bucket } = await import('../objects/s3-bucket');
  return { folder: releasesDir, bucket: s3Bucket(releasesBucket) };
}
