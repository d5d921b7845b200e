import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { coalesce } from '../catalogue/coalesce';
import type { Database } from '../database/database';
import { formerNames, redirects } from '../database/schema';
import { notFound } from '../http/http-error';
import type { ZodRoutes } from '../http/zod-routes';
import { formerAddresses, type NamedRecords } from './former-addresses';
import { redirectKey } from './redirect-error';

/** The address that is asked about. */
export const redirectQuery = z.object({ from: z.string().min(1).max(2000) });

/** `GET /api/redirects`: the redirect of an address without a page, beyond section 7. */
export function redirectRoutes(redirects: Pick<RedirectStore, 'find'>): ZodRoutes {
  return async (app) => {
    app.get('/api/redirects', { schema: { querystring: redirectQuery } }, async (request) => {
      const { from } = request.query;
      const to = redirects.find(from);
      if (to === null) throw notFound('Redirect');
      return { data: { from, to } };
    });
  };
}

/** The longest chain of redirects that is followed: a record may have been renamed after a redirect was made. */
const mostSteps = 10;

/** The last target of a chain of redirects; `null` where the address has none, or where they form a loop. `next` takes keys. */
export function followRedirects(address: string, next: (key: string) => string | undefined): string | null {
  const seen = new Set<string>();
  let last: string | null = null;
  for (let key = redirectKey(address); key !== null; key = redirectKey(last)) {
    const to = next(key);
    if (to === undefined) return last;
    if (seen.has(key) || seen.size >= mostSteps) return null;
    seen.add(key);
    last = to;
  }
  return last;
}

export type RedirectStore = Awaited<ReturnType<typeof openRedirectStore>>;

/** Opens the redirects. `records`: what the site shows, the same object until it changes. */
export async function openRedirectStore(db: Database, records: () => NamedRecords) {
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
    /** The target of the redirect of an address; `null` without one. */
    find(address: string): string | null {
      const former = formerNow();
      return followRedirects(address, (key) => current.own.get(key) ?? former.get(key));
    },
    /** Reads the redirects of the office and the earlier names of records again. */
    refresh: coalesce(async () => {
      current = await read();
    }),
  };
}
