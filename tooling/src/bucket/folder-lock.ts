import { join } from 'node:path';
import { withLock } from '../file-lock';
import { makeFolder } from '../release/durable';

/** The timeout of the lock, in milliseconds: a publication takes a minute. */
const waitsFor = 5 * 60_000;

/**
 * Runs a task while no other process on this machine synchronizes the folder with its bucket, or publishes from it. A lock of a
 * killed process is released.
 */
export async function withFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await makeFolder(folder);
  return withLock(join(folder, '.bucket.lock'), { waitsFor, subject: 'the releases' }, work);
}
