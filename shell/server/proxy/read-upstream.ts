import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { idleFor } from './upstream';

/** How long a body may stand still, in milliseconds: a visitor's line may, too, and the answer is not held in memory. */
const longestPause = 60_000;

/** What concerns one connection, and not the next (RFC 9110, 7.6.1). */
const hopByHop = [
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding'],
  'upgrade',
];

/** A copy of headers that may be passed on. */
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
  /** Ends the request on both sides: nobody reads the answer any more. */
  readonly signal: AbortSignal;
}

/** Asks a server for something without sending a body. Resolves with the head of its answer, whose body is still arriving. */
export type ReadUpstream = (reading: Reading) => Promise<IncomingMessage>;

/**
 * How visitors read from another server, each with a request of their own that ends when they leave. `timeout` is how long
 * that may be silent, in milliseconds. One that meets a closed connection is sent once more.
 */
export function readUpstream(base: string, timeout: number): ReadUpstream {
  const origin = new URL(base);
  const client = origin.protocol === 'https:' ? https : http;
  const agent = new client.Agent({ keepAlive: true, timeout: idleFor });
  const read = ({ method, path, headers, signal }: Reading) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const asked = client.request(`${origin.origin}${path}`, {
        method,
        headers: { ...passedOn(headers), host: origin.host },
        agent,
        signal,
      });
      asked.setTimeout(timeout, () => asked.destroy(new Error(`No answer within ${timeout} ms.`)));
      asked.once('error', reject);
      asked.once('response', (answer) => {
        asked.setTimeout(longestPause);
        resolve(answer);
      });
      asked.end();
    });
  return (reading) =>
    read(reading).catch((problem: NodeJS.ErrnoException) => {
      if (problem.code !== 'ECONNRESET' || reading.signal.aborted) throw problem;
      return read(reading);
    });
}
