import type { TrustProxy } from '@iwan/shared/network/trust-proxy';
import type { FastifyInstance } from 'fastify';
import type { RateHook } from './rate-limits';
import { inNetworks } from './trusted-networks';

/**
 * Limits how often one sender may read the API. `request.ip` is the first address, counted from here, that is no trusted
 * proxy's. Where even that is one, nobody stands behind it: the site itself asks, for a document or for its cache, and is
 * never slowed down; for a visitor it sends `X-Forwarded-For`. This machine is never limited either.
 */
export function limitReading(app: FastifyInstance, trustProxy: TrustProxy, limit: RateHook): void {
  const isSite = inNetworks([...trustProxy, 'loopback']);
  app.addHook('onRequest', async function limitReader(request, reply) {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (isReading && request.url.startsWith('/api/') && !isSite(request.ip)) await limit.call(this, request, reply);
  });
}
