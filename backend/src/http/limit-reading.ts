import { isOwnMachine } from '@iwan/shared/network/network-of';
import type { TrustProxy } from '@iwan/shared/network/trust-proxy';
import { inNetworks } from '@iwan/shared/network/trusted-networks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateHook } from './rate-limits';

/**
 * Limits how often one sender may read the API. `request.ip` is the first address, counted from here, that is no trusted
 * proxy's. The site itself asks for a document or for its cache, and says no address: it is never slowed down, and limits by
 * itself what it does for each visitor. For a visitor it sends `X-Forwarded-For`, whoever that is.
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
