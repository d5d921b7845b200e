import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { type KeptColumns, readKeptColumns, writeColumns } from './columns-file';

/** The columns of the projects on the disk, from which the next start reads what has not changed since. */
export interface ColumnsKeeper {
  read(): Promise<KeptColumns | null>;
  write(kept: KeptColumns): Promise<void>;
}

/** Fewer projects are read from the database as fast. */
export const leastKept = 5_000;

/**
 * Keeps columns in a folder for a PostgreSQL; `null` for the embedded database, and for sources that are not bundled, whose changes
 * nothing tells. What is in the file belongs to the code that parsed it and to one database: a dump that was restored elsewhere, and
 * a database that was set back to an earlier time, have another key.
 */
export async function openColumnsKeeper(
  db: Database,
  dataFolder: string,
  databaseUrl: string | null,
): Promise<ColumnsKeeper | null> {
  if (databaseUrl === null || import.meta.filename.endsWith('.ts')) return null;
  const ofDatabase = await readDatabaseKey(db).catch(() => null);
  // A service that does not tell which database it is: each start reads all.
  if (ofDatabase === null) return null;
  return columnsKeeper(dataFolder, `${await readCodeKey(import.meta.dirname)} ${ofDatabase}`);
}

export function columnsKeeper(dataFolder: string, key: string): ColumnsKeeper {
  const path = join(dataFolder, 'kept', 'projects.columns');
  return {
    read: () => readKeptColumns(path, key),
    async write(kept) {
      await mkdir(dirname(path), { recursive: true });
      await writeColumns(path, key, kept);
    },
  };
}

/** A hash of the bundle, and of the versions that decide how texts are compared. */
async function readCodeKey(folder: string): Promise<string> {
  const hash = createHash('sha256').update(`${process.version} ${process.versions.icu} ${process.arch}`);
  for (const name of (await readdir(folder)).filter((each) => /\.m?js$/.test(each)).sort()) {
    hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest('base64url');
}

/** The cluster, its timeline, which a recovery to an earlier time ends, and the database. */
async function readDatabaseKey(db: Database): Promise<string | null> {
  const [found] = await db
    .select({
      key: sql<string>`concat_ws(' ', (pg_control_system()).system_identifier, substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8),
        (select oid from pg_database where datname = current_database()))`,
    })
    .from(sql`(values (1)) one (n)`);
  return found?.key ?? null;
}
