import type { FastifyInstance } from 'fastify';
import type { Metrics, RequestKind } from './metrics';

/** Counts every response, and its duration. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const kind = requestKind(request.url, reply.getHeader('content-type'));
    metrics.requests.inc({ kind, status: `${Math.floor(reply.statusCode / 100)}xx` });
    metrics.requestTime.observe({ kind }, reply.elapsedTime / 1000);
  });
}

/** The kind of a request, by its path and status. */
export function requestKind(path: string, contentType: unknown): RequestKind {
  if (path.startsWith('/api/')) return 'api';
  if (/^\/(images|media|tiles|social)\//.test(path)) return 'image';
  if (/^\/(shell|remotes)\//.test(path)) return 'file';
  return typeof contentType === 'string' && contentType.startsWith('text/html') ? 'document' : 'other';
}
