import type { IncomingMessage } from 'node:http';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache, CachedAnswer } from '../answers/answer-cache';
import { answerText } from '../answers/answer-text';
import type { CachedCall } from '../calls/cached-call';
import type { CallTable } from '../calls/call-table';
import { forwarded } from '../network/forwarded';
import { TooMuchWork, type VisitorWork } from '../visitors/visitor-work';
import { passedOn, readUpstream } from './read-upstream';
import { onceMore, upstream } from './upstream';

interface Options {
  readonly apiUrl: string;
  readonly answers: AnswerCache;
  /** The calls of the releases that are live. */
  readonly calls: () => Pick<CallTable, 'kept'>;
  readonly work: VisitorWork;
}

/** Begins to send what was read. */
type Sending = (reply: FastifyReply) => FastifyReply;

/** How long the backend may be silent, in milliseconds. */
const timeout = 15_000;
/** The same where an older answer can be given instead. */
const coveredTimeout = 2_000;
/** What sending a megabyte costs: writing and compressing it, or passing it on; in milliseconds of work. */
const workOfMegabyte = 20;
const sorry = { message: 'The service does not answer at the moment. Please try again in a minute.' };

/**
 * `/api/*`: the backend on the site's own origin, so that its cookies are ours and no CORS is needed. What documents are made
 * from is given from there to whoever carries no cookie, so that a click finds what a document would show. Everything else
 * is the visitor's own question: it is streamed, and leaves nothing here, whatever parameters somebody invents. Readings
 * count as work that is done for the visitor; what is sent to the backend waits for none of it.
 */
export async function apiRoute(app: FastifyInstance, { apiUrl, answers, calls, work }: Options): Promise<void> {
  await app.register(replyFrom, upstream(apiUrl, timeout));
  const read = readUpstream(apiUrl, timeout);
  // Bodies pass through unread; the backend has its own limits and its own words for what is wrong with them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.all('/api/*', (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return reading(request, reply);
    return reply.from(request.url, {
      ...onceMore,
      rewriteRequestHeaders: (_, headers) => ({ ...headers, ...forwarded(request) }),
      onError: (failed, { error }) => {
        logFailure(request, error);
        failed.code(502).send(sorry);
      },
    });
  });

  async function reading(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    try {
      // What is awaited here is the answer, and not how long a slow line takes for it.
      const send = await work.run(
        request,
        async () => (await fromCache(request)) ?? passedThrough(request, left.signal),
      );
      return send(reply);
    } catch (problem) {
      if (!(problem instanceof TooMuchWork)) throw problem;
      return reply.code(429).header('retry-after', String(problem.retryAfter)).send({ message: problem.message });
    }
  }

  /** What documents are made from, for whoever is told the same as everybody. `null` where it is not kept. */
  async function fromCache(request: FastifyRequest): Promise<Sending | null> {
    const call = cachedCall(request);
    if (request.headers.cookie !== undefined || call === null) return null;
    if (answers.lastAnswer(call, request.url) === undefined) return null;
    const reading = answers.read(call, request.url, { timeout: coveredTimeout, isNew: call.isNewForBrowsers });
    // What is gone since the backend says itself.
    const answer = await reading.catch(() => null);
    return answer && ((reply) => send(request, reply, answer));
  }

  /** How a call is kept that gives everybody the same; `null` for any other. */
  function cachedCall({ method, url }: FastifyRequest): CachedCall | null {
    return method === 'GET' ? calls().kept(url) : null;
  }

  /** The last good answer to such a call. */
  function lastAnswer(request: FastifyRequest): CachedAnswer | undefined {
    const call = cachedCall(request);
    return call === null ? undefined : answers.lastAnswer(call, request.url);
  }

  async function passedThrough(request: FastifyRequest, signal: AbortSignal): Promise<Sending> {
    const headers = { ...request.headers, ...forwarded(request) };
    try {
      const answer = await read({ method: request.method, path: request.url, headers, signal });
      const kept = isSound(answer) ? undefined : lastAnswer(request);
      if (!kept) return (reply) => sendOn(request, reply, answer);
      answer.destroy();
      return (reply) => send(request, reply, kept);
    } catch (problem) {
      if (!signal.aborted) logFailure(request, problem);
      const kept = lastAnswer(request);
      return (reply) => (kept ? send(request, reply, kept) : reply.code(502).send(sorry));
    }
  }

  function sendOn(request: FastifyRequest, reply: FastifyReply, answer: IncomingMessage): FastifyReply {
    const { socket } = answer;
    const readBefore = socket.bytesRead;
    answer.once('close', () => chargeBytes(request, socket.bytesRead - readBefore));
    reply.code(answer.statusCode ?? 502).headers(passedOn(answer.headers));
    return reply.send(answer);
  }

  function send(request: FastifyRequest, reply: FastifyReply, kept: CachedAnswer): FastifyReply {
    // Weak: a proxy may have compressed it.
    const tag = `W/"${kept.digest}"`;
    reply.headers({ etag: tag, 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    chargeBytes(request, kept.bytes);
    return reply.type('application/json; charset=utf-8').send(answerText(kept));
  }

  function chargeBytes(request: FastifyRequest, bytes: number): void {
    work.charge(request, (bytes / 2 ** 20) * workOfMegabyte);
  }
}

/** As far as it can be told before the body: that is the visitor's own, and passes through unread. */
function isSound({ statusCode = 502, headers }: IncomingMessage): boolean {
  return statusCode === 304 || (statusCode < 500 && /^application\/json\b/.test(String(headers['content-type'])));
}

function logFailure(request: FastifyRequest, problem: unknown): void {
  const reason = problem instanceof Error ? problem.message : String(problem);
  request.log.warn(`The backend did not answer ${request.method} ${request.url}: ${reason}`);
}
