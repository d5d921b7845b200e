import { asc } from 'drizzle-orm';
import { coalesce } from '../catalogue/coalesce';
import type { Database } from '../database/database';
import { formerNames, redirects } from '../database/schema';
import { followRedirects } from './follow-redirects';
import { formerAddresses, type NamedRecords } from './former-addresses';
import { redirectKey } from './redirect-key';

export interface RedirectStore {
  /** The target of the redirect of an address; `null` without one. */
  find(address: string): string | null;
  /** Reads the redirects of the office and the earlier names of records again. */
  refresh(): Promise<void>;
}

/** Opens the redirects. `records`: what the site shows, the same object until it changes. */
export async function openRedirectStore(db: Database, records: () => NamedRecords): Promise<RedirectStore> {
  const read = async () => {
    const own = await db.select().from(redirects).orderBy(asc(redirects.id));
    const names = await db.select().from(formerNames).orderBy(asc(formerNames.id));
    return { own: new Map(own.map(({ from, to }) => [redirectKey(from) ?? from, to])), names };
  };
  let current = await read();
  let made: { readonly from: readonly object[]; readonly former: ReadonlyMap<string, string> } | undefined;

  /** Computed on the first request after a change. */
  function formerNow(): ReadonlyMap<string, string> {
    const shown = records();
    const from = [current, shown.projects, shown.developers, shown.agents, shown.openings];
    if (made === undefined || made.from.some((each, place) => each !== from[place])) {
      made = { from, former: formerAddresses(current.names, shown) };
    }
    return made.former;
  }

  return {
    find(address) {
      const former = formerNow();
      return followRedirects(address, (key) => current.own.get(key) ?? former.get(key));
    },
    refresh: coalesce(async () => {
      current = await read();
    }),
  };
}
