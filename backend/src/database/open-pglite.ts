import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './database';
import * as schema from './schema';
import { startParams } from './start-params';
import { syncTree } from './sync-folder';

/** Opens, or creates, a database folder. */
export type OpenClient = (folder: string) => Promise<PGlite>;

const openFolder: OpenClient = (folder) => PGlite.create(folder, { startParams });

/**
 * Opens the embedded database in `<dataFolder>/database`, creating it on the first start, and brings its tables up to
 * date. The caller holds the folder's lock.
 */
export async function openPglite(
  dataFolder: string,
  migrationsFolder: string,
  openClient: OpenClient = openFolder,
): Promise<OpenDatabase> {
  const folder = join(dataFolder, 'database');
  if (!existsSync(folder)) await create(folder, openClient);
  const client = await openClient(folder);
  try {
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    const flush = async () => {
      // PGlite writes and never flushes: so it writes down all that it has in memory, and we flush.
      await client.exec('checkpoint');
      await syncTree(folder);
    };
    return { db, watch: async () => async () => {}, flush, close: () => client.close() };
  } catch (error) {
    await client.close();
    throw error;
  }
}

/** The database of a first start that was killed half way opens never again; so it gets its name only when finished. */
async function create(folder: string, openClient: OpenClient): Promise<void> {
  const unfinished = `${folder}.creating`;
  await rm(unfinished, { recursive: true, force: true });
  const client = await openClient(unfinished);
  await client.close();
  await rename(unfinished, folder);
}
