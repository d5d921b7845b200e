import rateLimit from '@fastify/rate-limit';
import { networkOf, networksOfSite, siteOf } from '@iwan/shared/network/network-of';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { type HttpError, tooManyRequests } from './http-error';

/** How many requests one sender may make within a minute; all networks of an IPv6 site together as many as four. */
export interface RateLimits {
  readonly contact: number;
  /** Comments and replies together. */
  readonly comments: number;
  /** Likes and dislikes together. */
  readonly reactions: number;
  /** One-time codes, asked for or guessed at; what sign-in counts for itself is in the database. */
  readonly codes: number;
  /** Searches that are to be told of by e-mail. */
  readonly alerts: number;
  /** Calls that read: far beyond what a person, or an office behind one address, gets to. */
  readonly reading: number;
}

export const rateLimits: RateLimits = { contact: 5, comments: 10, reactions: 60, codes: 30, alerts: 5, reading: 600 };

/** For the `onRequest` of routes; those that share one count together. Beyond the limit it answers 429 with `Retry-After`. */
export type RateHook = preHandlerAsyncHookHandler;

/**
 * Makes the hooks by which routes limit how often one sender may ask. Each process counts by itself and forgets at a
 * restart, which slows a flood down all the same.
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

/** What its network is refused does not count for the site: one of them does not use up what the others may do. */
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
