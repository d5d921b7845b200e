import type { Http } from '@iwan/shared/contracts/http';
import type { ResourceArguments, ResourceResponse } from '@iwan/shared/contracts/module';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import fastify, { type FastifyInstance } from 'fastify';
import { ServiceCache } from '../../data/services/service-cache';
import { VisitorWork } from '../../request/visitors/visitor-work';
import type { Site } from '../composed-site';
import { type ResourceContext, resourceAt } from './ask-resource';
import { httpWithResources } from './http-with-resources';
import { respondWithResource } from './respond-with-resource';

let app: FastifyInstance;
let context: ResourceContext;
let site: Site;
/** What the resource `/guides/{id}.txt` was asked, and what it answers. */
let requested: ResourceArguments[];
let response: () => unknown;

const backend: Http = { get: async (path) => ({ path }), send: async () => null, report: () => {} };

beforeEach(async () => {
  requested = [];
  response = () => ({ contentType: 'text/plain; charset=utf-8', body: 'hello', maxAge: 60 });
  const resource = async (args: ResourceArguments) => {
    requested.push(args);
    return response() as ResourceResponse;
  };
  site = {
    resources: [{ path: '/guides/:id.txt', remote: 'mfe-guides', name: 'text' }],
    releases: new Map([['mfe-guides', { resources: new Map([['text', { resource }]]), release: { services: [] } }]]),
  } as never;
  const services = new ServiceCache({ addresses: {}, folder: await temporaryFolder(), report: () => {} });
  context = { http: backend, siteUrl: 'https://iwan.example', services };
  app = fastify();
  const work = new VisitorWork();
  app.get('/*', (request, reply) => {
    const found = resourceAt(site, new URL(request.url, 'http://x').pathname);
    return found ? respondWithResource(request, reply, found, { ...context, work }) : reply.code(404).send();
  });
});
afterEach(() => app.close());

test('is asked with what its address says, and answered with its bytes', async () => {
  const { statusCode, headers, body } = await app.inject('/guides/visas.txt?q=1');
  expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'public, max-age=60',
    'hello',
  ]);
  expect(requested).toMatchObject([{ params: { id: 'visas' }, siteUrl: 'https://iwan.example', locale: 'en-AE' }]);
  expect(requested[0]?.query.get('q')).toBe('1');
});

test('is not sent again to who has it', async () => {
  const { headers } = await app.inject('/guides/visas.txt');
  const again = { url: '/guides/visas.txt', headers: { 'if-none-match': String(headers.etag) } };
  expect((await app.inject(again)).statusCode).toBe(304);
  response = () => ({ contentType: 'text/plain', body: new Uint8Array([1, 2]) });
  const changed = await app.inject(again);
  expect([changed.statusCode, [...changed.rawPayload]]).toEqual([200, [1, 2]]);
});

test('says itself what is not there, which nobody keeps', async () => {
  response = () => ({ status: 404, contentType: 'application/json', body: '{}', maxAge: 600 });
  const { statusCode, headers } = await app.inject('/guides/nothing.txt');
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-cache']);
});

test.each<[string, () => unknown]>([
  ['fails', () => Promise.reject(new Error('broken'))],
  ['answers nothing', () => undefined],
  ['answers a page', () => ({ contentType: 'text/html; charset=utf-8', body: '<script>' })],
  ['answers a script', () => ({ contentType: 'application/javascript', body: 'x' })],
  ['writes a header of its own', () => ({ contentType: 'text/plain\r\nset-cookie: a=b', body: 'x' })],
  ['has a status that is none', () => ({ status: 99, contentType: 'text/plain', body: 'x' })],
  ['answers an object', () => ({ contentType: 'text/plain', body: {} })],
  ['answers far too much', () => ({ contentType: 'text/plain', body: 'x'.repeat(11 * 1024 * 1024) })],
])('one that %s is not available, in words', async (_, broken) => {
  response = broken;
  const { statusCode, headers, body } = await app.inject('/guides/visas.txt');
  expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
    503,
    '30',
    'text/plain; charset=utf-8',
  ]);
  expect(body).toBe('This is not available right now. Try again in a minute.');
});

test('a loader reads one at its own address, and the backend at any other', async () => {
  response = () => ({ contentType: 'application/json', body: '{"from":"resource"}' });
  const http = httpWithResources(backend, site, context);
  expect(await http.get('/guides/visas.txt')).toEqual({ from: 'resource' });
  expect(await http.get('/api/blogs?page=1')).toEqual({ path: '/api/blogs?page=1' });
  expect(await http.get('/guides/visas')).toEqual({ path: '/guides/visas' });
  response = () => ({ status: 404, contentType: 'application/json', body: '{}' });
  await expect(http.get('/guides/visas.txt')).rejects.toMatchObject({ name: 'ApiError', status: 404 });
});
