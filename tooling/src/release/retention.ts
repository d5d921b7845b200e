import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canaryEnd, offerMark, parseCanaryEnd } from '@iwan/shared/contracts/canary';
import { publicationFile } from '@iwan/shared/contracts/publication';
import { liveMark } from '@iwan/shared/contracts/release';

const aDay = 24 * 60 * 60 * 1000;

/** How long a release is kept after it was last live: an open tab asks for the files of its own release, in milliseconds. */
export const retentionPeriod = 7 * aDay;
/** So many are kept whatever their age, those that were live last: there is always something to roll back to. */
const alwaysRetained = 10;
/** A publisher writes for seconds; what lies unfinished for longer was killed, in milliseconds. */
const draftRetentionPeriod = 60 * 60 * 1000;
/** Where, below the folder of a remote, stands what was rolled back from: an empty file a release. */
const rolledBack = '.rolled-back';

/**
 * Notes that a release is live at a time. Not left to the folder's own time, which copying a store or writing into it
 * changes.
 */
export async function markLive(home: string, version: string, now = Date.now()): Promise<void> {
  const file = join(home, liveMark(version));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, new Date(now).toISOString());
}

/** Notes that a release was rolled back from: it is none to go back to, until it is published again. */
export async function noteRollback(home: string, version: string): Promise<void> {
  await mkdir(join(home, rolledBack), { recursive: true });
  await writeFile(join(home, rolledBack, version), '');
}

/** Forgets that a release was rolled back from. */
export async function forgetRollback(home: string, version: string): Promise<void> {
  await remove(join(home, rolledBack, version));
}

/**
 * The releases that were live before `current`, the one that was live last first, without those rolled back from and those
 * withdrawn as a canary.
 */
export async function earlierReleases(home: string, current: string | null): Promise<readonly string[]> {
  const namesIn = (folder: string) => readdir(join(home, folder)).catch((): string[] => []);
  const [versions, marked, left, withdrawn] = await Promise.all([
    releasesIn(home),
    namesIn(dirname(liveMark('any'))),
    namesIn(rolledBack),
    withdrawnCanaries(home),
  ]);
  const isGood = (version: string) => ![...left, ...withdrawn].includes(version);
  const earlier = versions.filter((one) => one !== current && marked.includes(one) && isGood(one));
  return (await agedReleases(home, earlier, Date.now())).map(({ name }) => name);
}

async function withdrawnCanaries(home: string): Promise<readonly string[]> {
  const ended = await readdir(join(home, dirname(canaryEnd('any')))).catch((): string[] => []);
  const ends = await Promise.all(
    ended.map(async (version) => ({
      version,
      end: parseCanaryEnd(await readFile(join(home, canaryEnd(version)), 'utf8').catch(() => '')),
    })),
  );
  return ends.flatMap(({ version, end }) => (end?.outcome === 'withdrawn' ? [version] : []));
}

/**
 * Removes the releases of one remote that were live or offered neither within `retentionPeriod` nor among the last
 * `alwaysRetained`, and what killed publishers have left. Those in use always stay: what the pointer names, and a canary.
 */
export async function sweepStore(home: string, inUse: readonly string[], now = Date.now()): Promise<void> {
  const entries = await readdir(home, { withFileTypes: true });
  const aged = await agedReleases(home, await releasesIn(home), now);
  const gone = aged.filter(
    ({ name, lastLive }, rank) => !inUse.includes(name) && rank >= alwaysRetained && now - lastLive > retentionPeriod,
  );
  const leftovers = entries.filter(({ name }) => /^\.(draft|pointer)-/.test(name)).map(({ name }) => name);
  await Promise.all([
    ...gone.flatMap(({ name }) =>
      [name, ...[liveMark, publicationFile, offerMark, canaryEnd].map((of) => of(name)), join(rolledBack, name)].map(
        (path) => remove(join(home, path)),
      ),
    ),
    ...leftovers.map((name) => removeIfOld(join(home, name), now)),
  ]);
}

async function releasesIn(home: string): Promise<string[]> {
  const entries = await readdir(home, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
}

/** With the time when each was last live, the latest first. */
async function agedReleases(home: string, versions: readonly string[], now: number) {
  const aged = await Promise.all(versions.map(async (name) => ({ name, lastLive: await lastLive(home, name, now) })));
  return aged.sort((one, other) => other.lastLive - one.lastLive);
}

/** Live or offered; milliseconds since the epoch. A release without any mark gets one now: nobody knows what it was. */
async function lastLive(home: string, version: string, now: number): Promise<number> {
  const marks = [liveMark(version), offerMark(version)];
  const times = await Promise.all(
    marks.map((mark) => readFile(join(home, mark), 'utf8').then(Date.parse, () => Number.NaN)),
  );
  const known = times.filter((time) => !Number.isNaN(time));
  if (known.length > 0) return Math.max(...known);
  await markLive(home, version, now);
  return now;
}

async function removeIfOld(path: string, now: number): Promise<void> {
  const written = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => now,
  );
  if (now - written > draftRetentionPeriod) await remove(path);
}

function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true });
}
