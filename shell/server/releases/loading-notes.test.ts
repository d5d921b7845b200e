import { readdirSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { enoughDeaths, LoadingNotes } from './loading-notes';

const release = { name: 'mfe-blog', version: 'v1', pointer: 'p1' };
/** Larger than any system gives. */
const nobody = 2 ** 30;

async function setUp(note?: object) {
  const folder = await temporaryFolder();
  if (note) {
    await mkdir(join(folder, 'mfe-blog'));
    await writeFile(join(folder, 'mfe-blog', 'v1.json'), JSON.stringify(note));
  }
  return { folder, notes: new LoadingNotes(folder) };
}

test('a note stands while the code runs, and is gone when it has returned or thrown', async () => {
  const { folder, notes } = await setUp();
  const noted = notes.around(release, () => readdirSync(join(folder, 'mfe-blog')));
  expect(noted).toEqual(['v1.json']);
  const fail = () => {
    throw new Error('broken');
  };
  expect(() => notes.around(release, fail)).toThrow('broken');
  expect(await readdir(join(folder, 'mfe-blog'))).toEqual([]);
  expect(notes.deathsOf(release)).toBe(0);
});

test.each([
  { what: 'nothing was noted', note: undefined, deaths: 0 },
  { what: 'its process has ended', note: { pointer: 'p1', pid: nobody, deaths: 0 }, deaths: 1 },
  { what: 'its process had the number of this one', note: { pointer: 'p1', pid: process.pid, deaths: 1 }, deaths: 2 },
  { what: 'another process runs it now', note: { pointer: 'p1', pid: process.ppid, deaths: 0 }, deaths: 0 },
  { what: 'it was published again since', note: { pointer: 'p0', pid: nobody, deaths: 3 }, deaths: 0 },
])('of a release of which $what, $deaths processes have died', async ({ note, deaths }) => {
  const { notes } = await setUp(note);
  expect(notes.deathsOf(release)).toBe(deaths);
});

test('the release that came last is set aside for the processes that follow, once', async () => {
  const { folder, notes } = await setUp();
  const other = { ...release, name: 'mfe-tools' };
  notes.noteLast(other);
  notes.noteLast(release);
  new LoadingNotes(folder).setLastAside();
  expect(notes.deathsOf(release)).toBeGreaterThanOrEqual(enoughDeaths);
  expect(notes.deathsOf({ ...release, pointer: 'p2' })).toBe(0);
  expect(notes.deathsOf(other)).toBe(0);
  notes.around({ ...release, pointer: 'p2' }, () => {});
  new LoadingNotes(folder).setLastAside();
  expect(notes.deathsOf({ ...release, pointer: 'p2' })).toBe(0);
});

test('a folder that cannot be written to keeps no code from running', () => {
  expect(new LoadingNotes('/dev/null/notes').around(release, () => 'ran')).toBe('ran');
});
