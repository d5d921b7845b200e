import type { FastifyInstance } from 'fastify';
import { onlyDirectly } from '../http/only-directly';
import type { Metrics } from './metrics';

/** Measures every request, and serves `/metrics` to direct requests at the backend's own port. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.observeRequest({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });

  app.get('/metrics', { onRequest: onlyDirectly, logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store').type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
