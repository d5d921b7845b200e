import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canaryEnd, offerMark, parseCanaryEnd } from '@iwan/shared/contracts/canary';
import { publicationFile } from '@iwan/shared/contracts/publication';
import { liveMark } from '@iwan/shared/contracts/release';
import { makeFolder, writeDurably } from './durable';

const aDay = 24 * 60 * 60 * 1000;
/** The tolerated difference of two publishers' clocks, in milliseconds; later marks are from a wrong clock. */
const clockTolerance = 60 * 60 * 1000;
/** The latest valid date: 9999-12-31. */
const lastDate = Date.UTC(9999, 11, 31);

/** How long a release is kept after it was last live, in milliseconds: open tabs request the files of their own release. */
export const retentionPeriod = 7 * aDay;
/** How many are kept at any age, those that were live last: there is always one to roll back to. */
const alwaysRetained = 10;
/** The age of temporary files of a killed publisher, in milliseconds; publishers write for seconds. */
const draftRetentionPeriod = 60 * 60 * 1000;
/** The folder of marks of releases that were rolled back from: an empty file for each. */
const rolledBack = '.rolled-back';
/** The folder of marks of releases that were found neither live nor offered. */
const storedMark = (version: string) => `.stored/${version}`;

/** The folders of marks of releases that were live, offered or found, each of which keeps them for a while. */
const marks = [liveMark, offerMark, storedMark];

/**
 * Records that a release is live at a time. Independent of the folder's own time, which changes by copying a store or writing
 * into it.
 */
export function markLive(home: string, version: string, now = Date.now()): Promise<void> {
  return writeMark(home, liveMark(version), now);
}

async function writeMark(home: string, mark: string, time: number): Promise<void> {
  const file = join(home, mark);
  await writeDurably(home, file, new Date(time).toISOString());
}

/**
 * The time of the next mark: later than all others, so that their order is that of the publications also where the clock was
 * set back. Milliseconds since the epoch.
 */
export async function nextMark(home: string, now = Date.now()): Promise<number> {
  const [latest] = await marksOf(home, liveMark);
  return Math.max(now, (latest?.time ?? 0) + 1);
}

/** The releases of a remote's folder that have a mark of one kind, with its time, the latest first. */
async function marksOf(home: string, markOf: (version: string) => string): Promise<readonly Marked[]> {
  const versions = await readdir(join(home, dirname(markOf('any')))).catch((): string[] => []);
  const found = await Promise.all(
    versions.map(async (version) => ({ version, time: await timeOf(join(home, markOf(version))) })),
  );
  return found.filter(({ time }) => time < lastDate).sort((one, other) => other.time - one.time);
}

interface Marked {
  readonly version: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
}

/** The time of a mark, in milliseconds since the epoch; `NaN` where there is none. */
export function timeOf(mark: string): Promise<number> {
  return readFile(mark, 'utf8').then(Date.parse, () => Number.NaN);
}

/**
 * Dates marks from a clock that was ahead back to now, in their order: otherwise their releases would be kept that much longer.
 */
async function settleMarks(home: string, now: number): Promise<void> {
  for (const markOf of marks) {
    const ahead = (await marksOf(home, markOf)).filter(({ time }) => time > now);
    if (!ahead.some(({ time }) => time > now + clockTolerance)) continue;
    for (const [rank, { version }] of ahead.entries()) await writeMark(home, markOf(version), now - rank);
  }
}

/** Records that a release was rolled back from: it cannot be returned to, until it is published again. */
export async function noteRollback(home: string, version: string): Promise<void> {
  await makeFolder(join(home, rolledBack));
  await writeFile(join(home, rolledBack, version), '');
}

/** Whether a release was rolled back from, and not published since. */
export async function isRolledBack(home: string, version: string): Promise<boolean> {
  return (await readdir(join(home, rolledBack)).catch((): string[] => [])).includes(version);
}

/** Removes the record that a release was rolled back from. */
export async function forgetRollback(home: string, version: string): Promise<void> {
  await remove(join(home, rolledBack, version));
}

/** The releases that were live before `current`, the last one first, without those rolled back from and withdrawn canaries. */
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
 * `alwaysRetained`, and the remains of killed publishers. Those in use always stay: the pointer's, and a canary.
 */
export async function sweepStore(home: string, inUse: readonly string[], now = Date.now()): Promise<void> {
  const entries = await readdir(home, { withFileTypes: true });
  await settleMarks(home, now);
  const aged = await agedReleases(home, await releasesIn(home), now);
  const gone = aged.filter(
    ({ name, lastLive }, rank) => !inUse.includes(name) && rank >= alwaysRetained && now - lastLive > retentionPeriod,
  );
  const leftovers = entries.filter(({ name }) => /^\.(draft|pointer)-/.test(name)).map(({ name }) => name);
  await Promise.all([
    ...gone.flatMap(({ name }) =>
      [name, ...[...marks, publicationFile, canaryEnd].map((of) => of(name)), join(rolledBack, name)].map((path) =>
        remove(join(home, path)),
      ),
    ),
    ...leftovers.map((name) => removeIfOld(join(home, name), now)),
  ]);
}

/** The releases in a folder of the store; none where there is no such folder. */
export async function releasesIn(home: string): Promise<string[]> {
  const entries = await readdir(home, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
}

/** With the time when each was last live, the latest first. */
async function agedReleases(home: string, versions: readonly string[], now: number) {
  const aged = await Promise.all(versions.map(async (name) => ({ name, lastLive: await lastLive(home, name, now) })));
  return aged.sort((one, other) => other.lastLive - one.lastLive);
}

/**
 * Live, offered or found; milliseconds since the epoch. A release without any mark gets one now: its publisher is about to move
 * the pointer, or was killed before.
 */
async function lastLive(home: string, version: string, now: number): Promise<number> {
  const times = await Promise.all(marks.map((markOf) => timeOf(join(home, markOf(version)))));
  const known = times.filter((time) => !Number.isNaN(time));
  if (known.length > 0) return Math.max(...known);
  await writeMark(home, storedMark(version), now);
  return now;
}

async function removeIfOld(path: string, now: number): Promise<void> {
  const written = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => now,
  );
  // Or with a date in the future: a current writer's clock is not hours ahead.
  if (Math.abs(now - written) > draftRetentionPeriod) await remove(path);
}

function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true });
}
