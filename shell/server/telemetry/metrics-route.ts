import type { FastifyInstance } from 'fastify';
import { answerRefused } from './answer-refused';
import type { Metrics } from './metrics';
import type { StatusAccess } from './status-access';

interface Options {
  readonly metrics: Metrics;
  readonly access: StatusAccess;
}

/**
 * `/__metrics`, for Prometheus. On the site's own port, which one shell hands over to the next; a second port would have to be
 * too.
 */
export async function metricsRoute(app: FastifyInstance, { metrics, access }: Options): Promise<void> {
  metrics.collectDefaults();
  app.get('/__metrics', async (request, reply) => {
    const admission = access.admit(request);
    if (admission.kind !== 'admitted') return answerRefused(reply, admission);
    reply.type(metrics.registry.contentType).header('cache-control', 'no-store');
    return reply.send(await metrics.registry.metrics());
  });
}
