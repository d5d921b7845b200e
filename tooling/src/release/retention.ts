import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { liveMark } from '@iwan/shared/contracts/release';

const aDay = 24 * 60 * 60 * 1000;

/** How long a release is kept after it was last live: an open tab asks for the files of its own release, in milliseconds. */
export const keptFor = 7 * aDay;
/** So many are kept whatever their age, those that were live last: there is always something to roll back to. */
const keptAlways = 10;
/** A publisher writes for seconds; what lies unfinished for longer was killed, in milliseconds. */
const draftsKeptFor = 60 * 60 * 1000;

/**
 * Notes that a release is live at a time. Not left to the folder's own time, which copying a store or writing into it
 * changes.
 */
export async function markLive(home: string, version: string, now = Date.now()): Promise<void> {
  const file = join(home, liveMark(version));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, new Date(now).toISOString());
}

/**
 * Removes the releases of one remote that were live neither within `keptFor` nor among the last `keptAlways`, and what
 * killed publishers have left. The release that the pointer names always stays.
 */
export async function sweepStore(home: string, current: string, now = Date.now()): Promise<void> {
  const entries = await readdir(home, { withFileTypes: true });
  const releases = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const aged = await Promise.all(
    releases.map(async ({ name }) => ({ name, lastLive: await lastLive(home, name, now) })),
  );
  const gone = aged
    .sort((one, other) => other.lastLive - one.lastLive)
    .filter(({ name, lastLive }, rank) => name !== current && rank >= keptAlways && now - lastLive > keptFor);
  const leftovers = entries.filter(({ name }) => /^\.(draft|pointer)-/.test(name)).map(({ name }) => name);
  await Promise.all([
    ...gone.flatMap(({ name }) => [remove(join(home, name)), remove(join(home, liveMark(name)))]),
    ...leftovers.map((name) => removeIfOld(join(home, name), now)),
  ]);
}

/** Milliseconds since the epoch. A release without a mark gets one now: nobody knows what it was. */
async function lastLive(home: string, version: string, now: number): Promise<number> {
  const marked = await readFile(join(home, liveMark(version)), 'utf8').then(Date.parse, () => Number.NaN);
  if (!Number.isNaN(marked)) return marked;
  await markLive(home, version, now);
  return now;
}

async function removeIfOld(path: string, now: number): Promise<void> {
  const written = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => now,
  );
  if (now - written > draftsKeptFor) await remove(path);
}

function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true });
}
