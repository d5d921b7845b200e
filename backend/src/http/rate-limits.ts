import rateLimit from '@fastify/rate-limit';
import { networkOf, networksOfSite, siteOf } from '@iwan/shared/network/network-of';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { type HttpError, tooManyRequests } from './http-error';

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
  /** Calls that read: far more than a person, or an office behind one address, needs. */
  readonly reading: number;
}

export const rateLimits: RateLimits = { contact: 5, comments: 10, reactions: 60, codes: 30, alerts: 5, reading: 600 };

/** For the `onRequest` hook of routes; routes with the same hook share one count. Beyond the limit: 429 with `Retry-After`. */
export type RateHook = preHandlerAsyncHookHandler;

/**
 * Makes the hooks that limit how often one client may call a route. Each process counts by itself and forgets at a restart,
 * which still slows a flood down.
 */
export async function limitRates(
  app: FastifyInstance,
  limits: RateLimits,
): Promise<Readonly<Record<keyof RateLimits, RateHook>>> {
  await app.register(rateLimit, {
    global: false,
    cache: 20_000,
    timeWindow: 60_000,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (_request, { ttl }) => refusal(ttl),
  });
  return {
    contact: limitRate(app, limits.contact),
    comments: limitRate(app, limits.comments),
    reactions: limitRate(app, limits.reactions),
    codes: limitRate(app, limits.codes),
    alerts: limitRate(app, limits.alerts),
    reading: limitRate(app, limits.reading),
  };
}

/**
 * A request that is refused for its network does not count for its site, so that one network does not use up the limit of the
 * others.
 */
function limitRate(app: FastifyInstance, max: number): RateHook {
  const limitNetwork = app.rateLimit({ max });
  const countSite = app.createRateLimit({
    max: max * networksOfSite,
    keyGenerator: ({ ip }: FastifyRequest) => siteOf(ip),
  });
  return async function limit(request, reply) {
    await limitNetwork.call(this, request, reply);
    if (siteOf(request.ip) === networkOf(request.ip)) return;
    const site = await countSite(request);
    if (!site.isAllowed && site.isExceeded) throw refusal(site.ttl);
  };
}

/** `wait` in milliseconds. */
function refusal(wait: number): HttpError {
  return tooManyRequests('That was a lot at once. Please wait a minute and try again.', wait / 1000);
}
