import { networkOf, siteOf } from '@iwan/shared/network/network-of';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { rateWindows } from '../database/schema';
import { within } from './within';

/** A limit: how many requests of one network, and of all networks of an IPv6 site together, within a minute. */
export interface SharedLimit {
  readonly name: string;
  readonly perNetwork: number;
  readonly perSite: number;
}

/** Counts of requests that all nodes of a database share. */
export type SharedWindows = ReturnType<typeof openSharedWindows>;

/** The length of a window in milliseconds. */
export const windowMs = 60_000;

/** The longest time in milliseconds that a request waits to be counted; the pool alone waits five seconds for a server. */
const countWithin = 2_000;

/** The most ended windows that one statement deletes. */
const batch = 5_000;

const ending = sql`now() + ${windowMs} * interval '1 millisecond'`;

/**
 * A window that has ended. One that ends much later than any can was written while the server's clock was wrong; a little later
 * ends one of a statement that began after this one and was first to lock the row.
 */
const hasEnded = sql`(w.ends_at <= now() or w.ends_at > ${ending} + interval '1 minute')`;

const orNext = sql`on conflict (key) do update set
  requests = case when ${hasEnded} then 1 else w.requests + 1 end,
  ends_at = case when ${hasEnded} then excluded.ends_at else w.ends_at end
  returning requests, extract(epoch from ends_at - now()) * 1000 as wait`;

/** Unknown to the driver: neither says what its rows are. */
interface Counted {
  readonly rows: readonly { readonly requests: number; readonly wait: string; readonly isSite: boolean }[];
}

/**
 * Opens the counts of all nodes, in windows of a minute that begin with a network's first request. One request costs one
 * statement, which locks the row of its network and then that of its site. `keyOf` makes a pseudonym of a network.
 */
export function openSharedWindows(db: Database, keyOf: (network: string) => string) {
  /**
   * Counts one request from an IP address. Resolves with 0, or beyond the limit with the milliseconds until the window ends.
   * Rejects where the database does not answer.
   */
  async function count({ name, perNetwork, perSite }: SharedLimit, address: string): Promise<number> {
    const [network, site] = [networkOf(address), siteOf(address)];
    // A request that is refused for its network does not count for its site.
    const statement = sql`
      with network as (
        insert into ${rateWindows} as w (key, requests, ends_at) values (${`${name} ${keyOf(network)}`}, 1, ${ending}) ${orNext}
      ), site as (
        insert into ${rateWindows} as w (key, requests, ends_at)
        select ${`${name} ${keyOf(site)}`}, 1, ${ending} from network
        where ${site !== network}::boolean and network.requests <= ${perNetwork} ${orNext}
      )
      select requests, wait, false as "isSite" from network union all select requests, wait, true from site`;
    const counted = await within(countWithin, db.execute(statement) as Promise<unknown> as Promise<Counted>);
    if (counted === 'late') throw new Error(`The database has not counted a request within ${countWithin} ms`);
    const waits = counted.rows
      .filter(({ requests, isSite }) => requests > (isSite ? perSite : perNetwork))
      .map(({ wait }) => Number(wait));
    return Math.max(0, ...waits);
  }

  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // What is left is deleted a minute later, by this node or another.
    last = clearWindows(db).catch(() => {});
  }, windowMs).unref();

  return {
    count,
    async stop(): Promise<void> {
      clearInterval(timer);
      await last;
    },
  };
}

/** Deletes windows that have ended. */
export async function clearWindows(db: Database): Promise<void> {
  // Skips rows that are being counted: waiting for them could deadlock with statements that count.
  const ended = sql`select key from ${rateWindows} w where ${hasEnded} limit ${batch} for update skip locked`;
  await db.execute(sql`delete from ${rateWindows} where key in (${ended})`);
}
