import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { VisitorWork } from '../../request/visitors/visitor-work';
import type { CachedCall } from '../calls/cached-call';
import { callTable } from '../calls/call-table';
import { answersOf } from '../responses/fetch-response';
import { ResponseCache } from '../responses/response-cache';
import { apiRoute } from './api-route';

/** What the backend does with each request in turn: never answers, hangs up, answers in two parts, or with a status. */
let plan: ('hang' | 'hang up' | 'in parts' | number)[];
let requested: string[];
/** What it answers with. */
let answer: string;
let backend: Server;
let app: FastifyInstance;
let origin: string;
/** What documents are made from. */
let responses: ResponseCache;
const keep = { freshFor: 3, staleFor: 600, variesBy: ['query'] };
const table = callTable([
  {
    name: 'mfe-guides',
    calls: [
      { method: 'GET', path: '/api/agentapi', answer: { key: 'data', holds: 'list' }, keep },
      { method: 'GET', path: '/api/teamapi', answer: { key: 'data', holds: 'list' }, keep },
      { method: 'GET', path: '/api/projectapi', answer: { key: 'data', holds: 'list' }, keep },
      { method: 'GET', path: '/api/blogs', answer: { key: 'blogs', holds: 'list' }, keep },
      {
        method: 'GET',
        path: '/api/blogs/:id',
        answer: { key: 'blogs', holds: 'record' },
        keep: { ...keep, isNewForBrowsers: true },
      },
      { method: 'GET', path: '/api/unkept' },
    ],
  },
]);
const calls = () => table;
/** Reads as a document does. */
const readInto = (kept: ResponseCache, path: string) =>
  kept.read(table.cachingOf(path) as CachedCall, path, { timeout: 1000 });
/** For whom the backend was asked last. */
let requestedFor: string | undefined;
/** Hears of a request that is never answered, and then that nobody waits for it. */
let hanging: { readonly begun: () => void; readonly left: () => void };
/** The two parts of an answer, between which the backend waits until it is told to go on. */
const parts = ['{"data":[', '{"id":7}]}'] as const;
let goOn = () => {};

beforeAll(async () => {
  backend = createServer((request, response) => {
    requested.push(`${request.method} ${request.url}`);
    requestedFor = String(request.headers['x-forwarded-for']);
    const step = plan.shift() ?? 200;
    if (step === 'hang') {
      request.socket.once('close', hanging.left);
      hanging.begun();
    } else if (step === 304) response.writeHead(304).end();
    else if (step === 'hang up') request.socket.resetAndDestroy();
    else if (step === 'in parts') {
      response.writeHead(200, { 'content-type': 'application/json' }).write(parts[0]);
      goOn = () => response.end(parts[1]);
    } else
      response
        .writeHead(step, { 'content-type': answer.startsWith('{') ? 'application/json' : 'text/html' })
        .end(answer);
  });
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening));
  app = fastify();
  const apiUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  responses = new ResponseCache(answersOf(apiUrl), { maxAge: 0, report: () => {} });
  await apiRoute(app, { apiUrl, answers: responses, calls, work: new VisitorWork() });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  requested = [];
  plan = [];
  answer = '{"data":[]}';
});
// Also where a test has given up on an answer: the site would wait for its end.
afterEach(() => goOn());
afterAll(async () => {
  await app.close();
  backend.closeAllConnections();
  backend.close();
});

test('asks once more where the backend hung up, and the visitor sees nothing of it', async () => {
  plan = ['hang up'];
  const { statusCode } = await app.inject('/api/projectapi');
  expect(statusCode).toBe(200);
  expect(requested).toEqual(['GET /api/projectapi', 'GET /api/projectapi']);
});

test('says so where it hangs up again', async () => {
  plan = ['hang up', 'hang up'];
  const { statusCode, json } = await app.inject('/api/developerapi');
  expect(statusCode).toBe(502);
  expect(json()).toEqual({
    message: 'The service is not responding. Try again in a minute.',
  });
  expect(requested).toHaveLength(2);
});

test('sends what changes something once only', async () => {
  plan = ['hang up'];
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/contact', payload: { name: 'Noura' } });
  expect(statusCode).toBe(502);
  expect(requested).toEqual(['POST /api/contact']);
});

test('passes a refusal on at once', async () => {
  plan = [404];
  const { statusCode } = await app.inject('/api/projectapi/nobody');
  expect(statusCode).toBe(404);
  expect(requested).toHaveLength(1);
});

function next(changes: { plan?: typeof plan; answer?: string }): void {
  plan = changes.plan ?? plan;
  answer = changes.answer ?? answer;
}

const failures: readonly (readonly [string, () => void])[] = [
  ['is down', () => next({ plan: ['hang up', 'hang up'] })],
  ['answers 503', () => next({ plan: [503] })],
  ['answers with a web page', () => next({ answer: '<!doctype html><title>Bad gateway</title>' })],
];
const half = ['answers with half of its list', () => next({ answer: '{"data":[{"name":"Half a' })] as const;

test.each([
  ...[...failures, half].map(([what, fail]) => ['an anonymous visitor', what, {}, fail] as const),
  ...failures.map(([what, fail]) => ['a visitor with a cookie', what, { cookie: 'session=7' }, fail] as const),
])('leaves %s its last good answer when it %s', async (who, what, headers, fail) => {
  answer = `{"data":[{"name":"Harbour Gate for ${who}"}]}`;
  const url = `/api/agentapi?${encodeURIComponent(who + what)}`;
  await readInto(responses, url);
  const good = (await app.inject(url)).json();
  fail();
  const { statusCode, body } = await app.inject({ url, headers });
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toEqual(good);
});

test('tells a visitor with a cookie what is theirs, and keeps it for nobody else', async () => {
  answer = '{"blogs":{"id":7,"userLiked":true}}';
  const theirs = await app.inject({ url: '/api/blogs/7', headers: { cookie: 'session=7' } });
  expect(theirs.json()).toEqual({ blogs: { id: 7, userLiked: true } });
  answer = '{"blogs":{"id":7,"userLiked":false}}';
  expect((await app.inject('/api/blogs/7')).json()).toEqual({ blogs: { id: 7, userLiked: false } });
});

test('sends an answer that the browser has already as 304', async () => {
  await readInto(responses, '/api/teamapi');
  const first = await app.inject('/api/teamapi');
  const tag = String(first.headers.etag);
  expect((await app.inject({ url: '/api/teamapi', headers: { 'if-none-match': tag } })).statusCode).toBe(304);
});

test('passes on that a visitor with a cookie has the answer already, where an older one is kept as well', async () => {
  await readInto(responses, '/api/teamapi');
  plan = [304];
  const { statusCode } = await app.inject({ url: '/api/teamapi', headers: { cookie: 'session=7' } });
  expect(statusCode).toBe(304);
});

test('asks anew for an article, in which visitors write, and gives the others as documents have them', async () => {
  const keeping = fastify();
  const apiUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const kept = new ResponseCache(answersOf(apiUrl), { maxAge: 600_000, report: () => {} });
  await apiRoute(keeping, { apiUrl, answers: kept, calls, work: new VisitorWork() });
  answer = '{"blogs":[{"id":8}]}';
  for (const path of ['/api/blogs', '/api/blogs/8']) await readInto(kept, path);
  requested = [];
  for (const text of ['first', 'second']) {
    answer = JSON.stringify({ blogs: [{ id: 8, text }] });
    await keeping.inject('/api/blogs');
    expect((await keeping.inject('/api/blogs/8')).json()).toEqual({ blogs: [{ id: 8, text }] });
  }
  expect(requested).toEqual(['GET /api/blogs/8', 'GET /api/blogs/8']);
  plan = [503];
  expect((await keeping.inject('/api/blogs/8')).statusCode).toBe(200);
  await keeping.close();
});

test('keeps nothing of what no document was made from, whatever parameters somebody invents', async () => {
  for (let invented = 0; invented < 3; invented += 1) {
    const url = `/api/projectapi?zz=${invented}`;
    expect((await app.inject(url)).json()).toEqual({ data: [] });
    expect(responses.lastAnswer(table.cachingOf(url) as CachedCall, url)).toBeUndefined();
  }
  expect(requested).toEqual([0, 1, 2].map((invented) => `GET /api/projectapi?zz=${invented}`));
});

test('asks the backend for the visitor, who may carry no cookie', async () => {
  await app.inject({ url: '/api/agentapi/nobody', remoteAddress: '203.0.113.7' });
  expect(requestedFor).toBe('203.0.113.7');
});

test('ends the request of a visitor who leaves before the backend has answered', async () => {
  plan = ['hang'];
  const leaving = new AbortController();
  const signal = leaving.signal;
  const wasLeft = new Promise<void>((left) => {
    hanging = { begun: () => leaving.abort(), left };
  });
  await expect(fetch(`${origin}/api/projectapi?words=marina`, { signal })).rejects.toThrow();
  await wasLeft;
});

test.each<[string, string, RequestInit]>([
  ['an anonymous visitor', 'projectapi?words=marina', {}],
  ['a visitor with a cookie', 'projectapi', { headers: { cookie: 'session=7' } }],
  ['whoever sends something', 'contact', { method: 'POST', body: 'name=Noura' }],
])(
  'passes the beginning of an answer on to %s before the backend has sent the rest',
  async (_, path, init) => {
    plan = ['in parts'];
    // An answer that is read whole before it is passed on never begins: the backend goes on when its beginning has arrived.
    const response = await fetch(`${origin}/api/${path}`, { ...init, signal: AbortSignal.timeout(15_000) });
    const received: string[] = [];
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      received.push(part);
      if (received.join('') === parts[0]) goOn();
    }
    expect(received.join('')).toBe(parts.join(''));
  },
  20_000,
);

test('makes a network that asks for ever more wait, and nobody else', async () => {
  const work = new VisitorWork();
  const busy = fastify();
  await apiRoute(busy, {
    apiUrl: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    answers: responses,
    calls,
    work,
  });
  work.charge({ ip: '203.0.113.7' }, 10_000);
  const asking = (remoteAddress: string) => busy.inject({ url: '/api/projectapi?words=marina', remoteAddress });
  const refused = await asking('203.0.113.7');
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 14]);
  expect((await asking('203.0.113.8')).statusCode).toBe(200);
  expect(requested).toHaveLength(1);
  await busy.close();
});
