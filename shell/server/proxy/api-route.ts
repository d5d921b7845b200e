import type { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import { isApiError } from '@iwan/shared/api/api-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPublicCall } from '../answers/answer-shape';
import type { KeptAnswer, KeptAnswers } from '../answers/kept-answers';
import { onceMore, upstream } from './upstream';

interface Options {
  readonly apiUrl: string;
  readonly answers: KeptAnswers;
}

/** How long the backend may be silent, in milliseconds. */
const timeout = 15_000;
/** The same where an older answer can be given instead. */
const coveredPatience = 2_000;
/** What visitors write in: whoever asks again wants to see what others have said meanwhile. */
const hasConversation = /^\/api\/blogs\/./;
const sorry = { message: 'The service does not answer at the moment. Please try again in a minute.' };

/**
 * `/api/*`: the backend on the site's own origin, so that its cookies are ours and no CORS is needed. What everybody is
 * told the same comes from the answers that documents are made from, so that a click finds what a document would show.
 * Whoever carries a cookie is told what is theirs, by the backend itself.
 */
export async function apiRoute(app: FastifyInstance, { apiUrl, answers }: Options): Promise<void> {
  await app.register(replyFrom, upstream(apiUrl, timeout));
  // Bodies pass through unread; the backend has its own limits and its own words for what is wrong with them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.all('/api/*', async (request, reply) => {
    const isForEverybody = request.method === 'GET' && isPublicCall(request.url);
    if (isForEverybody && request.headers.cookie === undefined) return sendKept(request, reply);
    return passOn(request, reply, isForEverybody);
  });

  async function sendKept(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      const readingTimeout = answers.kept(request.url) ? coveredPatience : timeout;
      const maxAge = hasConversation.test(request.url) ? 0 : undefined;
      return send(request, reply, await answers.read(request.url, readingTimeout, undefined, maxAge));
    } catch (problem) {
      const status = isApiError(problem) ? (problem.status ?? 502) : 502;
      return reply.code(status).send(status < 500 ? { message: 'The service has no answer to this.' } : sorry);
    }
  }

  function passOn(request: FastifyRequest, reply: FastifyReply, isForEverybody: boolean): FastifyReply {
    return reply.from(request.url, {
      ...onceMore,
      rewriteRequestHeaders: (_, headers) => ({
        ...headers,
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-for': request.ip,
      }),
      onResponse: (_, passed, response) => {
        const { stream } = response as unknown as { readonly stream: Readable };
        const kept = isForEverybody && !isSoundAnswer(passed as FastifyReply) ? answers.kept(request.url) : undefined;
        if (!kept) {
          passed.send(stream);
          return;
        }
        stream.destroy();
        for (const name of ['content-length', 'content-encoding']) passed.removeHeader(name);
        send(request, (passed as FastifyReply).code(200).type('application/json; charset=utf-8'), kept);
      },
      onError: (failed, { error }) => {
        request.log.warn(`The backend did not answer ${request.method} ${request.url}: ${error.message}`);
        const kept = isForEverybody ? answers.kept(request.url) : undefined;
        void (kept ? send(request, failed as FastifyReply, kept) : failed.code(502).send(sorry));
      },
    });
  }
}

/** As far as it can be told before the body: that is the visitor's own, and passes through unread. */
function isSoundAnswer(reply: FastifyReply): boolean {
  return reply.statusCode < 500 && /^application\/json\b/.test(String(reply.getHeader('content-type')));
}

function send(request: FastifyRequest, reply: FastifyReply, { body, digest }: KeptAnswer): FastifyReply {
  // Weak: it is compressed on its way, or not.
  const tag = `W/"${digest}"`;
  reply.header('etag', tag).header('cache-control', 'no-cache').header('vary', 'Accept-Encoding, Cookie');
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(body);
}
