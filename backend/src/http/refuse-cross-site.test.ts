import Fastify, { type FastifyInstance } from 'fastify';
import { refuseCrossSite } from './refuse-cross-site';
import { respondWithError } from './respond-with-error';

function site(siteUrl: string | null): FastifyInstance {
  const app = Fastify({ trustProxy: 'loopback' });
  app.setErrorHandler(respondWithError);
  app.addHook('onRequest', refuseCrossSite(siteUrl));
  app.all('/', () => ({}));
  return app;
}
const anywhere = site(null);
const known = site('https://iwan.example');
afterAll(() => Promise.all([anywhere.close(), known.close()]));

const proxied = { host: '127.0.0.1:3001', 'x-forwarded-host': 'iwan.example', 'x-forwarded-proto': 'https' };
const post = async (app: FastifyInstance, headers: Record<string, string>) =>
  (await app.inject({ method: 'POST', url: '/', headers })).statusCode;

test.each([
  ['a page of ours', { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
  ['a page of ours through the site’s proxy', { ...proxied, origin: 'https://iwan.example' }],
  ['an older browser', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
  ['no browser at all', { host: 'localhost:3001' }],
  ['the address bar', { host: 'localhost:3000', 'sec-fetch-site': 'none' }],
])('a form of %s is taken', async (_what, headers) => {
  expect(await post(anywhere, headers)).toBe(200);
});

test.each([
  ['another site', { host: 'localhost:3000', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site, in an older browser', { host: 'localhost:3000', origin: 'https://evil.example' }],
  ['another site, without its origin', { host: 'localhost:3000', 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring host', { ...proxied, origin: 'https://blog.iwan.example', 'sec-fetch-site': 'same-site' }],
  ['a neighbouring host, without its origin', { ...proxied, 'sec-fetch-site': 'same-site' }],
  ['another port', { host: 'localhost:3000', origin: 'http://localhost:4000' }],
  ['a sandboxed frame', { host: 'localhost:3000', origin: 'null' }],
  ['a host that begins like ours', { ...proxied, origin: 'https://iwan.example.evil.example' }],
  ['a page that names us as its user', { ...proxied, origin: 'https://iwan.example@evil.example' }],
])('a form of %s is refused', async (_what, headers) => {
  expect(await post(anywhere, headers)).toBe(403);
});

test('a form of the site’s own address is taken also where a proxy has changed the host', async () => {
  expect(await post(known, { host: 'backend.internal', origin: 'https://iwan.example' })).toBe(200);
  expect(await post(anywhere, { host: 'backend.internal', origin: 'https://iwan.example' })).toBe(403);
});

test('the host that was asked is no page of ours once the site’s own address is known', async () => {
  expect(await post(known, { host: '10.0.0.7', origin: 'http://10.0.0.7' })).toBe(403);
});

test('whoever only reads may come from anywhere', async () => {
  const headers = { host: 'localhost:3000', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await anywhere.inject({ url: '/', headers })).statusCode).toBe(200);
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
    expect((await anywhere.inject({ method, url: '/', headers })).statusCode).toBe(403);
  }
});
