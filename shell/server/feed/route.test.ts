import { createHttp } from '@iwan/shared/api/create-http';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import fastify, { type FastifyInstance } from 'fastify';
import { VisitorWork } from '../visitors/visitor-work';
import { feedRoute } from './route';

let backend: PlainBackend;
let app: FastifyInstance;

beforeAll(async () => {
  backend = await startPlainBackend();
  app = fastify();
  await feedRoute(app, {
    http: createHttp({ baseUrl: backend.url, report: () => {} }),
    siteUrl: 'https://iwan.example',
    work: new VisitorWork(),
  });
});
beforeEach(() => backend.reset());
afterAll(async () => {
  await app.close();
  await backend.close();
});

test('is an Atom feed of what the backend has', async () => {
  const { statusCode, headers, body } = await app.inject('/blog/feed.xml');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(body).toContain('<title>Buying off plan</title>');
});

test('is not sent again to who has it', async () => {
  const { headers } = await app.inject('/blog/feed.xml');
  const again = { url: '/blog/feed.xml', headers: { 'if-none-match': String(headers.etag) } };
  expect((await app.inject(again)).statusCode).toBe(304);
  backend.setRecords({ blogs: [] });
  expect((await app.inject(again)).statusCode).toBe(200);
});

test('fails where the backend does, and is no empty feed', async () => {
  backend.behave({ kind: 'status', status: 500 });
  expect((await app.inject('/blog/feed.xml')).statusCode).toBeGreaterThanOrEqual(500);
});
