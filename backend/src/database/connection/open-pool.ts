import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { isDatabaseAway } from '../availability/is-away';
import type { Database } from '../database';
import * as schema from '../schema';

/**
 * A pool of connections to PostgreSQL. A broken connection never ends the process: the next query gets another one or an error.
 */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  const ignore = () => {};
  // The pool emits errors of idle connections only.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/** Drizzle with a pool. Drizzle itself would leak a connection whose `begin` fails. */
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
      // A late response to the last query may still arrive, so the connection is not reused.
      isBroken = isDatabaseAway(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return db;
}
