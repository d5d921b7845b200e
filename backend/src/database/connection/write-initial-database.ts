import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { initialDatabaseFile } from './initial-database';
import { startParams } from './open-pglite';

// Part of the backend's build: runs `initdb` once and stores the result, so that no first start has to.
const folder = await mkdtemp(join(tmpdir(), 'iwan-initial-database-'));
try {
  const client = await PGlite.create(join(folder, 'database'), { startParams });
  const archive = await client.dumpDataDir('gzip');
  await client.close();
  const file = initialDatabaseFile(join(import.meta.dirname, '../../../dist'));
  // Renamed at the end, so that an interrupted build leaves no incomplete archive.
  await writeFile(`${file}.unfinished`, new Uint8Array(await archive.arrayBuffer()));
  await rename(`${file}.unfinished`, file);
} finally {
  await rm(folder, { recursive: true, force: true });
}
