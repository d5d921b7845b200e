import replyFrom from '@fastify/reply-from';
import { officeApi } from '@iwan/shared/domain/office/office-calls';
import { largestUpload } from '@iwan/shared/domain/record/uploaded-file';
import type { FastifyInstance } from 'fastify';
import { readingOf } from '../../src/document/languages';
import { onceMore, upstream } from '../data/proxy/read-upstream';
import { forwarded } from '../request/network/forwarded';
import { textsOf } from './texts';

/** The timeout of the backend's first byte in milliseconds. */
const timeout = 15_000;

/**
 * Proxies the backend's API of the office on the office's own origin, so that its cookie belongs to no other and no CORS is
 * needed.
 */
export async function officeApiRoute(app: FastifyInstance, { apiUrl }: { readonly apiUrl: string }): Promise<void> {
  await app.register(replyFrom, upstream(apiUrl, timeout));
  // Bodies are streamed unparsed; the backend has its own limits and error messages.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.all(`${officeApi}/*`, (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (Number(request.headers['content-length'] ?? 0) > largestUpload) {
      // Read to its end: a connection that is closed before would be no answer to a browser. The backend would close it.
      request.raw.resume();
      const message = textsOf(readingOf(request.url).locale).tooLarge(largestUpload / 1024 / 1024);
      return reply.code(413).send({ error: { code: 'invalid', message } });
    }
    return reply.from(request.url, {
      ...(request.method === 'GET' || request.method === 'HEAD' ? onceMore : {}),
      rewriteRequestHeaders: (_, headers) => ({ ...headers, ...forwarded(request) }),
      onError: (failed, { error }) => {
        request.log.warn({ err: error }, 'The backend did not answer the office');
        const message = textsOf(readingOf(request.url).locale).away;
        failed.code(502).send({ error: { code: 'away', message } });
      },
    });
  });
}
