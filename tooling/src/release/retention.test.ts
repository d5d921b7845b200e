import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { earlierReleases, markLive, nextMark, retentionPeriod, sweepStore } from './retention';

const now = Date.parse('2026-11-22T12:00:00Z');
const anHour = 60 * 60 * 1000;
const tooOld = retentionPeriod + anHour;

/** A remote's folder with releases that were last live so many milliseconds ago. */
async function homeWith(ages: Readonly<Record<string, number>>): Promise<string> {
  const home = await temporaryFolder();
  for (const [version, age] of Object.entries(ages)) {
    await mkdir(join(home, version));
    await markLive(home, version, now - age);
  }
  return home;
}

const releasesIn = async (home: string) => (await readdir(home)).filter((name) => !name.startsWith('.')).sort();

const thirty = (age: number) =>
  Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`v${index + 10}`, age + index]));

test('thirty releases of one day all stay: tabs of each may be open', async () => {
  const home = await homeWith(thirty(0));
  await sweepStore(home, ['v10'], now);
  expect(await releasesIn(home)).toHaveLength(30);
});

test('of thirty old releases the ten that were live last stay', async () => {
  const home = await homeWith(thirty(tooOld));
  await sweepStore(home, ['v10'], now);
  expect(await releasesIn(home)).toEqual(Array.from({ length: 10 }, (_, index) => `v${index + 10}`));
  expect(await readdir(join(home, '.live'))).toHaveLength(10);
});

test('the release in use stays at any age', async () => {
  const home = await homeWith({ ...thirty(tooOld), current: 50 * retentionPeriod });
  await sweepStore(home, ['current'], now);
  expect(await releasesIn(home)).toContain('current');
});

test('a release that was live a moment ago stays, whatever the time of its folder', async () => {
  const home = await homeWith({ ...thirty(0), left: anHour });
  await utimes(join(home, 'left'), 1, 1);
  await sweepStore(home, ['v10'], now);
  expect(await releasesIn(home)).toContain('left');
});

test('a release without a record of being live is kept from now on', async () => {
  const home = await homeWith(thirty(0));
  await mkdir(join(home, 'unmarked'));
  await utimes(join(home, 'unmarked'), 1, 1);
  await sweepStore(home, ['v10'], now);
  await sweepStore(home, ['v10'], now + retentionPeriod - anHour);
  expect(await releasesIn(home)).toContain('unmarked');
  await sweepStore(home, ['v10'], now + 2 * retentionPeriod);
  expect(await releasesIn(home)).toHaveLength(10);
});

test('the remains of killed publishers are swept, and current temporary files are not', async () => {
  const home = await homeWith({ v1: 0 });
  const old = (now - 2 * anHour) / 1000;
  const recent = (now - 1000) / 1000;
  for (let count = 0; count < 16; count += 1) {
    await mkdir(join(home, `.draft-${count}`));
    await utimes(join(home, `.draft-${count}`), old, old);
  }
  await writeFile(join(home, '.pointer-1'), '{}');
  await utimes(join(home, '.pointer-1'), old, old);
  await mkdir(join(home, '.draft-now'));
  await utimes(join(home, '.draft-now'), recent, recent);
  await sweepStore(home, ['v1'], now);
  expect((await readdir(home)).sort()).toEqual(['.draft-now', '.live', 'v1']);
});

test('a clock that was set back does not change the order: the next mark is later than all others', async () => {
  const home = await homeWith({ v1: 0, v2: -50 * retentionPeriod });
  const mark = await nextMark(home, now);
  expect(mark).toBe(now + 50 * retentionPeriod + 1);
  await mkdir(join(home, 'v3'));
  await markLive(home, 'v3', mark);
  expect(await earlierReleases(home, 'v3')).toEqual(['v2', 'v1']);
});

test('marks from a clock that was years ahead are dated back to now, in their order, and age from then on', async () => {
  const home = await homeWith({ ...thirty(0), ahead: -50 * retentionPeriod, further: -60 * retentionPeriod });
  await sweepStore(home, ['v10'], now);
  expect((await earlierReleases(home, 'v10')).slice(0, 2)).toEqual(['further', 'ahead']);
  expect(await readFile(join(home, '.live', 'further'), 'utf8')).toBe(new Date(now).toISOString());
});

test('marks from a clock that is a minute ahead are unchanged', async () => {
  const home = await homeWith({ v1: -60_000 });
  await sweepStore(home, ['v1'], now);
  expect(await readFile(join(home, '.live', 'v1'), 'utf8')).toBe(new Date(now + 60_000).toISOString());
});

test('remains of killed publishers are swept also with dates in the future', async () => {
  const home = await homeWith({ v1: 0 });
  const future = (now + 2 * anHour) / 1000;
  await mkdir(join(home, '.draft-1'));
  await utimes(join(home, '.draft-1'), future, future);
  await sweepStore(home, ['v1'], now);
  expect((await readdir(home)).sort()).toEqual(['.live', 'v1']);
});

test('a release stored by a killed publisher cannot be rolled back to: it was never live', async () => {
  const home = await homeWith({ v1: 0, v2: 0 });
  await mkdir(join(home, 'stored'));
  await sweepStore(home, ['v1'], now);
  expect(await earlierReleases(home, 'v1')).toEqual(['v2']);
});
