import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';
import { requestKind } from './request-kind';

/** Counts every response, and its duration. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const kind = requestKind(request.url, reply.getHeader('content-type'));
    metrics.requests.inc({ kind, status: `${Math.floor(reply.statusCode / 100)}xx` });
    metrics.requestTime.observe({ kind }, reply.elapsedTime / 1000);
  });
}
