import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Metrics } from './metrics';
import type { Admission, StatusAccess } from './status-access';

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
    if (admission.kind !== 'admitted') return responseRefused(reply, admission);
    reply.type(metrics.registry.contentType).header('cache-control', 'no-store');
    return reply.send(await metrics.registry.metrics());
  });
}

/** Responds to a client without access. Without a configured token the address does not exist. */
function responseRefused(
  reply: FastifyReply,
  admission: Exclude<Admission, { readonly kind: 'admitted' }>,
): FastifyReply {
  reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
  switch (admission.kind) {
    case 'closed':
      return reply.callNotFound() as unknown as FastifyReply;
    case 'refused':
      return reply.code(401).header('www-authenticate', 'Bearer').send('Send the token of STATUS_TOKEN.');
    case 'late':
      return reply
        .code(429)
        .header('retry-after', String(admission.retryAfter))
        .send('Too many wrong tokens. Try again in a minute.');
  }
}
