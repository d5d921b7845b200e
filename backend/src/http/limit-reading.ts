import { isOwnMachine } from '@iwan/shared/network/network-of';
import type { TrustProxy } from '@iwan/shared/network/trust-proxy';
import { inNetworks } from '@iwan/shared/network/trusted-networks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateHook } from './rate-limits';

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
