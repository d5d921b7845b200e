import rateLimit from '@fastify/rate-limit';
import { isOwnMachine, networkOf, networksOfSite, siteOf } from '@iwan/shared/network/network-of';
import { inNetworks, type TrustProxy } from '@iwan/shared/network/trust-proxy';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { type HttpError, tooManyRequests } from './http-error';
import { refusals } from './refusals/refusals';
import { type SharedWindows, windowMs } from './shared-windows';

/**
 * Limits how often one client may read the API. `request.ip` is the first address, counted from here, that is not a trusted
 * proxy. The site's own requests for documents and caches have no `X-Forwarded-For` and are not limited, since the site limits
 * visitors itself; requests on behalf of a visitor have the header.
 */
export function limitReading(app: FastifyInstance, trustProxy: TrustProxy, limit: RateHook): void {
  const isNear = inNetworks([...trustProxy, 'loopback']);
  const isSite = ({ ip, headers }: FastifyRequest) => headers['x-forwarded-for'] === undefined && isNear(ip);
  app.addHook('onRequest', async function limitReader(request, reply) {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const isLimited = !isSite(request) && !isOwnMachine(request.ip);
    if (isReading && request.url.startsWith('/api/') && isLimited) await limit.call(this, request, reply);
  });
}

/** Requests of one client within a minute; all networks of an IPv6 site together have four times as many. */
export interface RateLimits {
  readonly contact: number;
  /** Comments and replies together. */
  readonly comments: number;
  /** Likes and dislikes together. */
  readonly reactions: number;
  /** One-time codes, requested or guessed; sign-in has further limits in the database. */
  readonly codes: number;
  /** Search alerts. */
  readonly alerts: number;
  /** Changes of saved lists. */
  readonly lists: number;
  /** Calls that read: far more than a person, or an office behind one address, needs. */
  readonly reading: number;
}

export const rateLimits: RateLimits = {
  contact: 5,
  comments: 10,
  reactions: 60,
  codes: 30,
  alerts: 5,
  lists: 60,
  reading: 600,
};

/** For the `onRequest` hook of routes; routes with the same hook share one count. Beyond the limit: 429 with `Retry-After`. */
export type RateHook = preHandlerAsyncHookHandler;

/**
 * Makes the hooks that limit how often one client may call a route. Each process counts in its memory, and forgets at a restart.
 * With several nodes on one database, `shared` counts what is left by that: so a flood at one node is refused there, and costs
 * the database `max` statements a minute for each network. Reading is limited for the sake of a node's own processor, so each
 * counts for itself.
 */
export async function limitRates(
  app: FastifyInstance,
  limits: RateLimits,
  shared: SharedWindows | null,
): Promise<Readonly<Record<keyof RateLimits, RateHook>>> {
  await app.register(rateLimit, {
    global: false,
    cache: 20_000,
    timeWindow: windowMs,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (_request, { ttl }) => refusal(ttl),
  });
  const sharing = (name: keyof RateLimits) => limitRate(app, name, limits[name], shared);
  return {
    contact: sharing('contact'),
    comments: sharing('comments'),
    reactions: sharing('reactions'),
    codes: sharing('codes'),
    alerts: sharing('alerts'),
    lists: sharing('lists'),
    reading: limitRate(app, 'reading', limits.reading, null),
  };
}

/**
 * A request that is refused for its network does not count for its site, so that one network does not use up the limit of the
 * others.
 */
function limitRate(app: FastifyInstance, name: string, max: number, shared: SharedWindows | null): RateHook {
  const limitNetwork = app.rateLimit({ max });
  const perSite = max * networksOfSite;
  const countSite = app.createRateLimit({ max: perSite, keyGenerator: ({ ip }: FastifyRequest) => siteOf(ip) });
  return async function limit(request, reply) {
    await limitNetwork.call(this, request, reply);
    if (siteOf(request.ip) !== networkOf(request.ip)) {
      const site = await countSite(request);
      if (!site.isAllowed && site.isExceeded) throw refusal(site.ttl);
    }
    if (shared === null) return;
    const wait = await shared.count({ name, perNetwork: max, perSite }, request.ip).catch((err: unknown) => {
      // The count of this process holds meanwhile.
      request.log.warn({ err }, 'requests could not be counted for all nodes');
      return 0;
    });
    if (wait > 0) throw refusal(wait);
  };
}

/** `wait` in milliseconds. */
function refusal(wait: number): HttpError {
  return tooManyRequests(refusals.tooMany, wait / 1000);
}
