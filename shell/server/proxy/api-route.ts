import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { onceMore, upstream } from './upstream';

/** `/api/*`: the backend on the site's own origin, so that its cookies are ours and no CORS is needed. */
export async function apiRoute(app: FastifyInstance, { apiUrl }: { readonly apiUrl: string }): Promise<void> {
  await app.register(replyFrom, upstream(apiUrl, 15_000));
  // Bodies pass through unread; the backend has its own limits and its own words for what is wrong with them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.all('/api/*', (request, reply) =>
    reply.from(request.url, {
      ...onceMore,
      rewriteRequestHeaders: (original, headers) => ({
        ...headers,
        'x-forwarded-host': original.headers.host,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-for': request.ip,
      }),
      onError: (failed, { error }) => {
        request.log.warn({ err: error }, 'The backend did not answer');
        return failed
          .code(502)
          .send({ message: 'The service does not answer at the moment. Please try again in a minute.' });
      },
    }),
  );
}
