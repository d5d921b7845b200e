import type { FastifyInstance } from 'fastify';
import { answerRefused } from './answer-refused';
import type { Metrics } from './metrics';
import type { StatusAccess } from './status-access';

interface Options {
  readonly metrics: Metrics;
  readonly access: StatusAccess;
}

/** `/__metrics`, for Prometheus. At the site's own port, which shells hand over to each other: a second one would have to be too. */
export async function metricsRoute(app: FastifyInstance, { metrics, access }: Options): Promise<void> {
  metrics.collectDefaults();
  app.get('/__metrics', async (request, reply) => {
    const admission = access.admit(request);
    if (admission.kind !== 'admitted') return answerRefused(reply, admission);
    reply.type(metrics.registry.contentType).header('cache-control', 'no-store');
    return reply.send(await metrics.registry.metrics());
  });
}
