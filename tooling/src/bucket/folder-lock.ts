import { join } from 'node:path';
import { withLock } from '../file-lock';
import { makeFolder } from '../release/durable';

/** How long one who wants the folder waits for another, in milliseconds: a publication takes a minute. */
const waitsFor = 5 * 60_000;

/**
 * Does a piece of work while nobody else on this machine brings the folder in line with its bucket, or publishes from it. A process
 * that was killed while it had the folder keeps nobody out.
 */
export async function withFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await makeFolder(folder);
  return withLock(join(folder, '.bucket.lock'), { waitsFor, subject: 'the releases' }, work);
}
