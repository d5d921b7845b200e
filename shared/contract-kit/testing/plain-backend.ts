import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type PlainRecords, uglyRecords } from './plain-records';
import { respondPlainly } from './plain-routes';
import { tinyPng } from './tiny-png';

/** Misbehaviours of the backend. */
export type Behaviour =
  | { readonly kind: 'respond' }
  /** Responds after a delay. */
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** Accepts the request and never responds. */
  | { readonly kind: 'hang' }
  /** Sends half of its JSON and nothing more. */
  | { readonly kind: 'stall' }
  /** Responds with a status and a JSON message. */
  | { readonly kind: 'status'; readonly status: number }
  /** Responds 400 with this JSON. */
  | { readonly kind: 'refuse'; readonly body: unknown }
  /** Responds 200 with an HTML page, as proxies do. */
  | { readonly kind: 'html' }
  /** Responds 200 with this JSON. */
  | { readonly kind: 'body'; readonly body: unknown }
  /** The same for the next request only. */
  | { readonly kind: 'once'; readonly body: unknown }
  /** Closes the connection without a response. */
  | { readonly kind: 'drop' };

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface PlainBackend {
  /** Its address, without a trailing slash. */
  readonly url: string;
  /** The requests so far, in order. */
  readonly requests: readonly RecordedRequest[];
  /** From now on, for paths that start with `under` (all when left out); the newest rule wins. */
  behave(behaviour: Behaviour, under?: string): void;
  /** Replaces lists of records. */
  setRecords(changes: Partial<PlainRecords>): void;
  /** Resets records, behaviour and requests. */
  reset(): void;
  close(): Promise<void>;
}

const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, idempotency-key',
  'access-control-expose-headers': 'retry-after',
} as const;

/**
 * A backend with section 7 and nothing more, on a free port: no query parameters, no `meta`, no ETags, and by default malformed
 * records of every kind. Every path under `/media/` is a small PNG. The site has to work with it.
 */
export async function startPlainBackend(): Promise<PlainBackend> {
  const requests: RecordedRequest[] = [];
  let records = uglyRecords;
  let rules: { readonly under: string; readonly behaviour: Behaviour }[] = [];

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://plain');
    const method = request.method ?? 'GET';
    // A page under test has another origin, and uploads need a CORS preflight.
    for (const [name, value] of Object.entries(openToAll)) response.setHeader(name, value);
    if (method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const body = await readBody(request);
    requests.push({ method, path: pathname, query: searchParams, headers: request.headers, body });
    const rule = rules.find(({ under }) => pathname.startsWith(under));
    if (rule?.behaviour.kind === 'once') rules = rules.filter((each) => each !== rule);
    await respond(response, rule?.behaviour ?? { kind: 'respond' }, () =>
      pathname.startsWith('/media/') ? sendImage(response) : sendPlainly(response, method, pathname),
    );
  }

  function sendPlainly(response: ServerResponse, method: string, pathname: string): void {
    const body = respondPlainly(method, pathname, records);
    if (body === null) sendJson(response, 404, { message: 'Not found' });
    else sendJson(response, 200, body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    behave: (behaviour, under = '/') => {
      rules = [{ under, behaviour }, ...rules];
    },
    setRecords: (changes) => {
      records = { ...records, ...changes };
    },
    reset: () => {
      records = uglyRecords;
      rules = [];
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(response: ServerResponse, behaviour: Behaviour, plainly: () => void): Promise<void> {
  switch (behaviour.kind) {
    case 'respond':
      return plainly();
    case 'slow':
      await delay(behaviour.delayMs, undefined, { ref: false });
      return plainly();
    case 'hang':
      return;
    case 'stall':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"data":[{"name":"Half a');
      return;
    case 'status':
      return sendJson(response, behaviour.status, { message: `Status ${behaviour.status}` });
    case 'refuse':
      return sendJson(response, 400, behaviour.body);
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Bad gateway</title>');
      return;
    case 'body':
    case 'once':
      return sendJson(response, 200, behaviour.body);
    case 'drop':
      response.destroy();
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function sendImage(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'image/png' });
  response.end(tinyPng());
}
