import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import replyFrom from '@fastify/reply-from';
import { asRecord } from '@iwan/shared/domain/record/untrusted-record';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forwarded } from '../../request/network/forwarded';
import { TooMuchWork, type VisitorWork } from '../../request/visitors/visitor-work';
import type { CachedCall } from '../calls/cached-call';
import type { CallTable } from '../calls/call-table';
import type { FetchedResponse } from '../responses/fetch-response';
import type { CachedResponse, ResponseCache } from '../responses/response-cache';
import { onceMore, passedOn, readUpstream, upstream } from './read-upstream';

interface Options {
  readonly apiUrl: string;
  readonly answers: ResponseCache;
  /** The calls of the releases that are live. */
  readonly calls: () => Pick<CallTable, 'cachingOf'>;
  readonly work: VisitorWork;
}

/** Sends a cached response. */
type Sending = (reply: FastifyReply) => FastifyReply;

/** The timeout of the backend's first byte in milliseconds. */
const timeout = 15_000;
/** The same where a cached response can be used instead. */
const coveredTimeout = 2_000;
/** The work of sending a megabyte, serialised and compressed or proxied, in milliseconds. */
const workOfMegabyte = 20;
const sorry = { message: 'The service is not responding. Try again in a minute.' };

/**
 * `/api/*`: a proxy of the backend on the site's own origin, so that its cookies are ours and no CORS is needed. Calls that
 * documents use are served from the same cache to clients without a cookie, so that a click shows the same as a document.
 * Everything else is streamed and not cached, whatever its parameters. GET requests count as work for the visitor; others do
 * not wait for it.
 */
export async function apiRoute(app: FastifyInstance, { apiUrl, answers, calls, work }: Options): Promise<void> {
  await app.register(replyFrom, upstream(apiUrl, timeout));
  const read = readUpstream(apiUrl, timeout);
  // Bodies are streamed unparsed; the backend has its own limits and error messages.
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
      // The timeout is for the response, not for a slow client.
      const send = await work.run(
        request,
        async () => (await fromCache(request)) ?? passedThrough(request, left.signal),
      );
      return send(reply);
    } catch (error) {
      if (!(error instanceof TooMuchWork)) throw error;
      return reply.code(429).header('retry-after', String(error.retryAfter)).send({ message: error.message });
    }
  }

  /** The cached response of a call that is the same for everybody. `null` where it is not cached. */
  async function fromCache(request: FastifyRequest): Promise<Sending | null> {
    const call = cachedCall(request);
    if (request.headers.cookie !== undefined || call === null) return null;
    if (answers.lastAnswer(call, request.url) === undefined) return null;
    const reading = answers.read(call, request.url, { timeout: coveredTimeout, isNew: call.isNewForBrowsers });
    // What is gone since the backend says itself.
    const response = await reading.catch(() => null);
    return response && ((reply) => send(request, reply, response));
  }

  /** The caching of a call that is the same for everybody; `null` for any other. */
  function cachedCall({ method, url }: FastifyRequest): CachedCall | null {
    return method === 'GET' ? calls().cachingOf(url) : null;
  }

  /** The last good response of such a call. */
  function lastResponse(request: FastifyRequest): CachedResponse | undefined {
    const call = cachedCall(request);
    return call === null ? undefined : answers.lastAnswer(call, request.url);
  }

  async function passedThrough(request: FastifyRequest, signal: AbortSignal): Promise<Sending> {
    const headers = { ...request.headers, ...forwarded(request) };
    try {
      const response = await read({ method: request.method, path: request.url, headers, signal });
      const kept = isSound(response) ? undefined : lastResponse(request);
      if (!kept) return (reply) => sendOn(request, reply, response);
      response.destroy();
      return (reply) => send(request, reply, kept);
    } catch (error) {
      if (!signal.aborted) logFailure(request, error);
      const kept = lastResponse(request);
      return (reply) => (kept ? send(request, reply, kept) : reply.code(502).send(sorry));
    }
  }

  function sendOn(request: FastifyRequest, reply: FastifyReply, response: IncomingMessage): FastifyReply {
    const { socket } = response;
    const readBefore = socket.bytesRead;
    response.once('close', () => chargeBytes(request, socket.bytesRead - readBefore));
    reply.code(response.statusCode ?? 502).headers(passedOn(response.headers));
    return reply.send(response);
  }

  function send(request: FastifyRequest, reply: FastifyReply, kept: CachedResponse): FastifyReply {
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

/** Judged by the headers only: the body is private and streamed unparsed. */
function isSound({ statusCode = 502, headers }: IncomingMessage): boolean {
  return statusCode === 304 || (statusCode < 500 && /^application\/json\b/.test(String(headers['content-type'])));
}

function logFailure(request: FastifyRequest, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  request.log.warn(`The backend did not answer ${request.method} ${request.url}: ${reason}`);
}

/** Bytes; a longer response is serialised in chunks, so that it is never in memory as a whole. */
const longestWhole = 1024 * 1024;
/** Records that are serialised between two turns of the event loop. */
const chunk = 100;

/** A response as JSON, ready to be sent. */
export function answerText({ body, bytes }: Pick<FetchedResponse, 'body' | 'bytes'>): string | Readable {
  const record = asRecord(body);
  if (record === null || bytes <= longestWhole) return JSON.stringify(body);
  return Readable.from(partsOf(record), { objectMode: false });
}

async function* partsOf(record: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  for (const [index, [key, value]] of Object.entries(record).entries()) {
    yield `${index === 0 ? '{' : ','}${JSON.stringify(key)}:`;
    if (Array.isArray(value)) yield* listOf(value);
    else yield JSON.stringify(value);
  }
  yield '}';
}

async function* listOf(list: readonly unknown[]): AsyncGenerator<string> {
  yield '[';
  for (let from = 0; from < list.length; from += chunk) {
    const texts = list.slice(from, from + chunk).map((item) => JSON.stringify(item));
    yield (from > 0 ? ',' : '') + texts.join(',');
    await turn();
  }
  yield ']';
}
