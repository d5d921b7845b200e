import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { markLive, retentionPeriod, sweepStore } from './retention';

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

test('of thirty old releases the ten stay that were live last', async () => {
  const home = await homeWith(thirty(tooOld));
  await sweepStore(home, ['v10'], now);
  expect(await releasesIn(home)).toEqual(Array.from({ length: 10 }, (_, index) => `v${index + 10}`));
  expect(await readdir(join(home, '.live'))).toHaveLength(10);
});

test('the release in use stays however long ago it was published', async () => {
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

test('a release of which nobody knows when it was live is kept from now on', async () => {
  const home = await homeWith(thirty(0));
  await mkdir(join(home, 'unmarked'));
  await utimes(join(home, 'unmarked'), 1, 1);
  await sweepStore(home, ['v10'], now);
  await sweepStore(home, ['v10'], now + retentionPeriod - anHour);
  expect(await releasesIn(home)).toContain('unmarked');
  await sweepStore(home, ['v10'], now + 2 * retentionPeriod);
  expect(await releasesIn(home)).toHaveLength(10);
});

test('what killed publishers have left is swept, and what one writes now is not', async () => {
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
