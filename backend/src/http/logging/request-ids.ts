import { requestIdHeader, requestIds } from '@iwan/shared/network/request-id';
import type { TrustProxy } from '@iwan/shared/network/trust-proxy';
import { type FastifyInstance, LogController } from 'fastify';

/** A request is logged under the id that the site gives it. */
export function namedRequests(trustProxy: TrustProxy) {
  return {
    genReqId: requestIds(trustProxy),
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
  };
}

/** Adds the request id of the log to the response. */
export function addRequestIdHeader(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
}
