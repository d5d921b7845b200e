import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { announceChanges, listenForChanges } from '../changes/listen-for-changes';
import { watchProjects } from '../changes/watch-projects';
import type { OpenDatabase } from '../database';
import * as schema from '../schema';
import { drizzleOn, openPool } from './open-pool';

/** Any number on which all nodes agree and that no other program uses in the same database. */
const lockNumber = 7_204_919;

/** The most connections of a node. */
const poolSize = 10;

/** Timeouts in milliseconds: the server's statement timeout is the shorter one, the driver's is for a server that is gone. */
const limits = { connect: 5_000, statement: 8_000, answer: 10_000, idleTransaction: 30_000 };

/** Runs the work while no other node of the same database does; the lock is released when the connection breaks. */
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

/** The connections that requests share. */
const sharedConnections: PoolConfig = {
  max: poolSize,
  keepAlive: true,
  connectionTimeoutMillis: limits.connect,
  query_timeout: limits.answer,
  // As a statement: a connection pooler would reject it as a parameter of the connection.
  onConnect: async (client) => {
    await client.query(
      `set statement_timeout = ${limits.statement}; set idle_in_transaction_session_timeout = ${limits.idleTransaction}`,
    );
  },
};

/** Applies the migrations, without a timeout: another node may be doing it, and a large table takes long. */
async function migrateOnce(
  url: string,
  migrationsFolder: string,
  prepare: (db: OpenDatabase['db']) => Promise<void>,
): Promise<void> {
  const pool = openPool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 });
  try {
    const db = drizzle(pool, { schema });
    await exclusively(pool, async () => {
      await migrate(db, { migrationsFolder });
      await announceChanges(db);
      await watchProjects(db);
      await prepare(db);
    });
  } finally {
    await pool.end();
  }
}

/**
 * Opens the PostgreSQL of `DATABASE_URL` and applies the migrations; of several nodes that start at once, one does. `prepare`
 * runs under the same lock, after the migrations. Rejects with the driver's error.
 */
export async function openPostgres(
  url: string,
  migrationsFolder: string,
  prepare: (db: OpenDatabase['db']) => Promise<void> = async () => {},
): Promise<OpenDatabase> {
  await migrateOnce(url, migrationsFolder, prepare);
  const pool = openPool({ ...sharedConnections, connectionString: url });
  return {
    db: drizzleOn(pool),
    watch: (changed) => listenForChanges(url, changed),
    flush: async () => {},
    close: () => pool.end(),
  };
}
