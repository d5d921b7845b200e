import rateLimit from '@fastify/rate-limit';
import { networkOf } from '@iwan/shared/network/network-of';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { tooManyRequests } from './http-error';

/** How many requests one sender may make within a minute. */
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
    errorResponseBuilder: (_request, { ttl }) =>
      tooManyRequests('That was a lot at once. Please wait a minute and try again.', ttl / 1000),
  });
  return {
    contact: app.rateLimit({ max: limits.contact }),
    comments: app.rateLimit({ max: limits.comments }),
    reactions: app.rateLimit({ max: limits.reactions }),
    codes: app.rateLimit({ max: limits.codes }),
    alerts: app.rateLimit({ max: limits.alerts }),
    reading: app.rateLimit({ max: limits.reading }),
  };
}
