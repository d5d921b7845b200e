import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { visitorHttp } from './visitor-http';

/** What has arrived, and a backend that sets these cookies with each answer. */
const requested: IncomingHttpHeaders[] = [];
let set: string[] = [];
const backend = createServer((request, response) => {
  requested.push(request.headers);
  response.setHeader('set-cookie', set);
  response.setHeader('content-type', 'application/json');
  response.end('{"data":null}');
});

beforeAll(() => new Promise<void>((resolve) => void backend.listen(0, '127.0.0.1', resolve)));
afterAll(() => void backend.close());
beforeEach(() => {
  requested.length = 0;
  set = [];
});

const visitor = (headers: Readonly<Record<string, string>>) =>
  visitorHttp({ baseUrl: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`, report: () => {} })({
    headers,
    host: 'iwan.example',
    protocol: 'https',
    ip: '192.0.2.7',
    id: 'request-1234',
  } as unknown as FastifyRequest);

test('readings and sendings carry the visitor’s cookies, and say whose they are', async () => {
  const { http } = visitor({ cookie: 'session=abc' });
  await http.get('/api/session');
  await http.send('POST', '/api/sign-out', {}, { headers: { 'Idempotency-Key': 'k' } });
  expect(requested).toHaveLength(2);
  for (const headers of requested) {
    expect(headers).toMatchObject({
      cookie: 'session=abc',
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-host': 'iwan.example',
      'x-forwarded-proto': 'https',
      'x-request-id': 'request-1234',
    });
  }
  expect(requested[1]?.['idempotency-key']).toBe('k');
});

const session = 'session=abc; Path=/; HttpOnly; SameSite=Lax';

test.each([{ cookies: [] }, { cookies: [session] }, { cookies: [session, 'seen=1'] }])(
  'what the backend sets is heard of whole: $cookies',
  async ({ cookies }) => {
    set = cookies;
    const asking = visitor({});
    await asking.http.send('POST', '/api/verify-user-otp', {});
    expect(asking.cookies).toEqual(cookies);
  },
);

test('what the backend sets is one visitor’s alone', async () => {
  const [one, other] = [visitor({}), visitor({ cookie: 'session=other' })];
  set = [session];
  await one.http.get('/api/session');
  expect([one.cookies, other.cookies]).toEqual([[session], []]);
  expect(requested[0]).not.toHaveProperty('cookie');
});
