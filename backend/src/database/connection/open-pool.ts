import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { isDatabaseAway } from '../availability/is-away';
import type { Database } from '../database';
import * as schema from '../schema';

/** Connections to PostgreSQL, none of which can end the process by breaking: whoever asks next gets another or an error. */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  const ignore = () => {};
  // The pool is notified of failures of idle connections only.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/** Drizzle over a pool; of its own it keeps a connection for ever whose `begin` fails. */
export function drizzleOn(pool: Pool): Database {
  const db = drizzle(pool, { schema });
  const overClients = new WeakMap<PoolClient, typeof db>();
  const over = (client: PoolClient) => {
    const known = overClients.get(client) ?? (drizzle(client, { schema }) as unknown as typeof db);
    overClients.set(client, known);
    return known;
  };
  db.transaction = async (work, settings) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await over(client).transaction(work, settings);
    } catch (error) {
      // What was asked last may be answered later: nobody may be given that connection.
      isBroken = isDatabaseAway(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return db;
}
