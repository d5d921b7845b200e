import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { tooManyRequests } from './http-error';
import { networkOf } from './network-of';

/** How many requests one sender may make within a minute. */
export interface RateLimits {
  readonly contact: number;
  /** Comments and replies together. */
  readonly comments: number;
  readonly reactions: number;
}

export const rateLimits: RateLimits = { contact: 5, comments: 10, reactions: 60 };

/** The `config.rateLimit` of the routes that count together under a name. */
export function perMinute(group: keyof RateLimits, limits: RateLimits): RateLimitOptions {
  return { max: limits[group], timeWindow: 60_000, groupId: group };
}

/**
 * Lets routes limit how often one sender may ask: those with `config.rateLimit` answer 429 with `Retry-After` beyond
 * it. Each process counts by itself and forgets at a restart, which slows a flood down all the same.
 */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    cache: 20_000,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      tooManyRequests('That was a lot at once. Please wait a minute and try again.', ttl / 1000),
  });
}
