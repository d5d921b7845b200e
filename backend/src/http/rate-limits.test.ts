import Fastify, { type FastifyInstance } from 'fastify';
import { limitRates, rateLimits } from './rate-limits';
import { respondWithError } from './respond-with-error';
import type { SharedWindows } from './shared-windows';

let app: FastifyInstance;
afterEach(() => app.close());

/** An API with one limited call, on counts of all nodes that behave like this. */
async function open(count: SharedWindows['count'] | null): Promise<(ip?: string) => Promise<number>> {
  app = Fastify({ trustProxy: 'loopback' });
  app.setErrorHandler(respondWithError);
  const rates = await limitRates(app, rateLimits, count && { count, stop: async () => {} });
  app.post('/form', { onRequest: rates.contact }, async () => 'taken');
  app.get('/list', { onRequest: rates.reading }, async () => 'list');
  return async (ip = '203.0.113.1') =>
    (await app.inject({ method: 'POST', url: '/form', headers: { 'x-forwarded-for': ip } })).statusCode;
}

test('what other nodes have counted is refused here, with the time until it ends', async () => {
  const requested: unknown[] = [];
  const send = await open(async (...words) => {
    requested.push(words);
    return words[1] === '203.0.113.1' ? 12_300 : 0;
  });
  expect([await send(), await send('203.0.113.2')]).toEqual([429, 200]);
  expect(requested[0]).toEqual([{ name: 'contact', perNetwork: 5, perSite: 20 }, '203.0.113.1']);
  const refused = await app.inject({ method: 'POST', url: '/form', headers: { 'x-forwarded-for': '203.0.113.1' } });
  expect(refused.headers['retry-after']).toBe('13');
});

test('a flood at one node costs the database as many statements as the limit, and reading none', async () => {
  const count = jest.fn(async () => 0);
  const send = await open(count);
  const statuses = [];
  for (let sent = 0; sent < 50; sent += 1) statuses.push(await send());
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(45).fill(429)]);
  expect(count).toHaveBeenCalledTimes(5);
  await app.inject('/list');
  expect(count).toHaveBeenCalledTimes(5);
});

test.each([
  ['does not answer', async () => Promise.reject(new Error('The database is away'))],
  ['is not shared', null],
])('where the database %s, each node has its own count', async (_, count) => {
  const send = await open(count);
  const statuses = [];
  for (let sent = 0; sent < 6; sent += 1) statuses.push(await send());
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
