import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient } from 'pg';
import { announceChanges } from './announce-changes';
import type { OpenDatabase } from './database';
import { listenForChanges } from './listen-for-changes';
import * as schema from './schema';

/** Any number that all nodes agree on and that no other program takes in the same database. */
const lockNumber = 7_204_919;

/** Connections a node holds at most. */
const poolSize = 10;

/** Runs the work while no other node of the same database does, and lets go also when the connection breaks. */
async function exclusively<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const holder: PoolClient = await pool.connect();
  let broken: Error | undefined;
  try {
    await holder.query('select pg_advisory_lock($1)', [lockNumber]);
    const result = await work();
    await holder.query('select pg_advisory_unlock($1)', [lockNumber]);
    return result;
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    holder.release(broken);
  }
}

/**
 * Opens the PostgreSQL of `DATABASE_URL` and brings its tables up to date; of several nodes that start at once, one
 * does. `prepare` runs under the same lock, after the tables are there. Rejects with the driver's error.
 */
export async function openPostgres(
  url: string,
  migrationsFolder: string,
  prepare: (db: OpenDatabase['db']) => Promise<void> = async () => {},
): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while nobody uses it must not end the process; whoever asks next gets a new one or an error.
  pool.on('error', () => {});
  try {
    const db = drizzle(pool, { schema });
    await exclusively(pool, async () => {
      await migrate(db, { migrationsFolder });
      await announceChanges(db);
      await prepare(db);
    });
    return {
      db,
      watch: (changed) => listenForChanges(url, changed),
      flush: async () => {},
      close: () => pool.end(),
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
