import { existsSync } from 'node:fs';
import { rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { BackendFolder } from '../../backend-folder';
import { watchProjects } from '../changes/watch-projects';
import type { OpenDatabase } from '../database';
import * as schema from '../schema';
import { readInitialDatabase } from './initial-database';
import { syncTree } from './sync-folder';

/**
 * The buffers are a tenth of PostgreSQL's default of 128 MB, which this process would allocate: readers are served from memory
 * anyway. So is the sample of rows for the planner, since analysing blocks the process. Its files are in the system's cache or on a
 * disk without a moving head, where reading an index costs no more than reading a table.
 */
export const startParams = [
  ...PGlite.defaultStartParams,
  ...['-c', 'shared_buffers=16MB'],
  ...['-c', 'default_statistics_target=10'],
  ...['-c', 'random_page_cost=1.1'],
];

/** Opens a database folder, or creates it, from the archive of an initial database where there is one. */
export type OpenClient = (folder: string, initialDatabase?: Blob | null) => Promise<PGlite>;

const openFolder: OpenClient = (folder, initialDatabase = null) =>
  PGlite.create(folder, { startParams, ...(initialDatabase && { loadDataDir: initialDatabase }) });

/**
 * Opens the embedded database in `<dataFolder>/database`, creating it on the first start, and applies the migrations. The
 * caller holds the folder's lock.
 */
export async function openPglite(
  dataFolder: string,
  { migrations, dist }: Pick<BackendFolder, 'migrations' | 'dist'>,
  openClient: OpenClient = openFolder,
): Promise<OpenDatabase> {
  const folder = join(dataFolder, 'database');
  await assertRoom(dataFolder);
  if (!existsSync(folder)) await create(folder, dist, openClient);
  const client = await openClient(folder);
  try {
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder: migrations });
    await watchProjects(db);
    const flush = async () => {
      await assertRoom(folder);
      // PGlite never flushes: it writes a checkpoint, and we call fsync.
      await client.exec('checkpoint');
      await syncTree(folder);
    };
    return { db, watch: async () => async () => {}, flush, close: () => client.close() };
  } catch (error) {
    await client.close();
    throw error;
  }
}

/** What a checkpoint may take, in bytes: a new segment of the write-ahead log, and all buffers (`startParams`). */
const checkpointRoom = 32 * 1024 * 1024;

/**
 * Throws ENOSPC where the disk has no room for a checkpoint. PostgreSQL treats a checkpoint that fails as a crash: PGlite then
 * blocks the process for good, or does not open the database.
 */
async function assertRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= checkpointRoom) return;
  throw Object.assign(new Error('The disk has no room for a checkpoint of the database'), { code: 'ENOSPC' });
}

/** A database whose first start was killed cannot be opened again, so it gets its name only when it is finished. */
async function create(folder: string, dist: string, openClient: OpenClient): Promise<void> {
  const unfinished = `${folder}.creating`;
  await rm(unfinished, { recursive: true, force: true });
  const client = await openClient(unfinished, await readInitialDatabase(dist));
  await client.close();
  await rename(unfinished, folder);
}
