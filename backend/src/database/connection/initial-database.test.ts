/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database embedded
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backendFolder } from '../../backend-folder';
import { projects } from '../schema';
import { initialDatabaseFile, readInitialDatabase } from './initial-database';
import { openPglite } from './open-pglite';

const { migrations } = backendFolder(join(import.meta.dirname, '../..'), undefined);
const dist = join(testDataFolder, 'dist');

test('a new database is made from the archive of the build, and keeps what is written into it @ci', async () => {
  const template = await openPgliteOutside(join(testDataFolder, 'database'));
  const archive = await template.dumpDataDir('gzip');
  await template.close();
  await mkdir(dist);
  await writeFile(initialDatabaseFile(dist), new Uint8Array(await archive.arrayBuffer()));
  const dataFolder = join(testDataFolder, 'new');
  await mkdir(dataFolder);
  const open = () => openPglite(dataFolder, { migrations, dist }, openPgliteOutside);

  const first = await open();
  // The demo records say that it is the archive's: what `initdb` makes has none.
  expect(await first.db.$count(projects)).toBe(60);
  await first.db.delete(projects);
  await first.close();
  const second = await open();
  expect(await second.db.$count(projects)).toBe(0);
  await second.close();
}, 60_000);

test('an archive of another version of PGlite is left alone', async () => {
  const file = initialDatabaseFile(testDataFolder);
  const other = file.replace(/\d+\.\d+\.\d+/, '0.0.1');
  expect(other).not.toBe(file);
  await writeFile(other, 'of another version');
  expect(await readInitialDatabase(testDataFolder)).toBeNull();
  await writeFile(file, 'of this version');
  expect(await (await readInitialDatabase(testDataFolder))?.text()).toBe('of this version');
});
