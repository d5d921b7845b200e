import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { allResources, type Resource, resourcesOf } from '../tables/watched-tables';
import { channel } from './announce-changes';

/** Milliseconds before a broken connection is tried again. */
const pause = 1000;

/** Milliseconds for an answer: a server that says nothing is tried again as one that is away. */
const limit = 10_000;

/**
 * Hears of every change of the database until it is stopped. What was written while the connection was broken nobody
 * tells: so a connection that is back counts as a change of everything. Rejects when the first connection fails.
 */
export async function listenForChanges(
  url: string,
  changed: (resources: readonly Resource[]) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client = await connect();

  async function connect(): Promise<Client> {
    const next = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: limit,
      query_timeout: limit,
    });
    next.on('notification', ({ payload }) => changed(resourcesOf(payload ?? '')));
    next.on('error', () => {});
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    // Not before: a connection that never came up ends too.
    next.once('end', () => {
      if (!stopped) void reconnect();
    });
    return next;
  }

  async function reconnect(): Promise<void> {
    while (!stopped) {
      await wait(pause, undefined, { ref: false });
      const next = await connect().catch(() => null);
      if (next === null) continue;
      client = next;
      if (stopped) await client.end();
      else changed(allResources);
      return;
    }
  }

  return async () => {
    stopped = true;
    await client.end();
  };
}
