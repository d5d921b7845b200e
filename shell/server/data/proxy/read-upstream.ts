import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { FastifyReplyFromOptions } from '@fastify/reply-from';

/**
 * The timeout between two chunks of a body in milliseconds: a slow client also delays it, because the response is not buffered.
 */
const longestPause = 60_000;

/** Hop-by-hop headers (RFC 9110, 7.6.1). */
const hopByHop = [
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding'],
  'upgrade',
];

/** A copy of headers that may be forwarded. */
export function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? '').split(',');
  const left = new Set([...hopByHop, ...named.map((name) => name.trim().toLowerCase())]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.has(name)));
}

interface Reading {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Aborts the request on both sides when the client has disconnected. */
  readonly signal: AbortSignal;
}

/** Sends a request without a body. Resolves with the head of the response, whose body is still arriving. */
export type ReadUpstream = (reading: Reading) => Promise<IncomingMessage>;

/**
 * A client for proxied GET requests, each of which is aborted when the visitor disconnects. `timeout` is that of the first byte
 * in milliseconds. A request that meets a closed connection is retried once.
 */
export function readUpstream(base: string, timeout: number): ReadUpstream {
  const origin = new URL(base);
  const client = origin.protocol === 'https:' ? https : http;
  const agent = new client.Agent({ keepAlive: true, timeout: idleFor });
  const read = ({ method, path, headers, signal }: Reading) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const requested = client.request(`${origin.origin}${path}`, {
        method,
        headers: { ...passedOn(headers), host: origin.host },
        agent,
        signal,
      });
      requested.setTimeout(timeout, () => requested.destroy(new Error(`No answer within ${timeout} ms.`)));
      requested.once('error', reject);
      requested.once('response', (response) => {
        requested.setTimeout(longestPause);
        resolve(response);
      });
      requested.end();
    });
  return (reading) =>
    read(reading).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' || reading.signal.aborted) throw error;
      return read(reading);
    });
}

/**
 * How long an idle connection is reused, in milliseconds: less than the five seconds after which most servers close theirs,
 * otherwise a request would sometimes meet a connection that is just being closed.
 */
const idleFor = 3000;

/** Options for proxying requests; `timeout` is that of the first byte in milliseconds. */
export function upstream(base: string, timeout: number): FastifyReplyFromOptions {
  return {
    base,
    disableRequestLogging: true,
    // By default the plugin would accept any certificate.
    http: { agentOptions: { timeout: idleFor }, requestOptions: { timeout, rejectUnauthorized: true } },
  };
}

/** A request without a body that meets a closed connection is retried once; no other, and never after an error status. */
export const onceMore = { retriesCount: 1 } as const;
