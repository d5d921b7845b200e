import { ApiError } from '@iwan/shared/api/api-error';
import type { Http } from '@iwan/shared/contracts/http';
import fastify, { type FastifyInstance } from 'fastify';
import { searchAlertsRoute } from './route';

let app: FastifyInstance;
let sent: (readonly [path: string, body: unknown, from: string | undefined])[];
let answer: () => unknown;

beforeEach(async () => {
  sent = [];
  answer = () => ({ data: { search: '2BR <b>', path: '/filter-property?unit=2BR', confirmed: false } });
  const http: Http = {
    get: async () => answer(),
    send: async (_, path, body, options) => {
      sent.push([path, body, options?.headers?.['X-Forwarded-For']]);
      return answer();
    },
    report: () => {},
  };
  app = fastify();
  await app.register(searchAlertsRoute, { http, ownOrigin: 'http://site.example' });
});
afterEach(() => app.close());

function post(url: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'site.example', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

const own = { origin: 'http://site.example' };
const fields = { email: ' amal@example.com ', query: 'unit=2BR', slug: '', website: '' };

test('sends the form on in the name of the visitor’s address, and answers with the way back', async () => {
  const answered = await post('/search-alerts', fields, own);
  expect([answered.statusCode, answered.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answered.body).toContain('href="/filter-property?unit=2BR"');
  expect(sent).toEqual([
    ['/api/search-alerts', { email: 'amal@example.com', query: 'unit=2BR', slug: null }, '127.0.0.1'],
  ]);
});

test('takes no form of another site', async () => {
  expect((await post('/search-alerts', fields, { origin: 'http://evil.example' })).statusCode).toBe(403);
  expect(sent).toEqual([]);
});

test('says what the backend says of an address, as text', async () => {
  answer = () => {
    throw new ApiError('status', { status: 400, refusals: [{ field: 'email', message: 'No <i>mailbox' }] });
  };
  const answered = await post('/search-alerts', fields, own);
  expect([answered.statusCode, answered.body.includes('No &#60;i&#62;mailbox')]).toEqual([400, true]);
});

test('a link begins and ends nothing until its button is pressed, and what it is about is text', async () => {
  for (const kind of ['confirm', 'end']) {
    const page = await app.inject(`/search-alerts/${kind}?token=${kind}.a.b"><script>`);
    expect([page.statusCode, page.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(page.body).toContain('2BR &#60;b&#62;');
    expect(page.body).not.toContain('<script>');
    expect(page.body).toContain(`action="/search-alerts/${kind}"`);
  }
  expect(sent).toEqual([]);
});

test('ends by the form and by one press in a mail program, whose request names no page', async () => {
  await post('/search-alerts/end', { token: 'end.a.b' }, own);
  await post('/search-alerts/end?token=end.a.b', { 'List-Unsubscribe': 'One-Click' });
  expect(sent.map(([path, body]) => [path, body])).toEqual([
    ['/api/search-alerts/end', { token: 'end.a.b' }],
    ['/api/search-alerts/end', { token: 'end.a.b' }],
  ]);
});

test.each([
  [404, 404, 'This link is no longer valid'],
  [500, 503, 'This cannot be done just now'],
])('a link that the backend answers with %s is answered with %s', async (status, shown, words) => {
  answer = () => {
    throw new ApiError('status', { status });
  };
  const page = await app.inject('/search-alerts/confirm?token=x');
  expect([page.statusCode, page.body.includes(words)]).toEqual([shown, true]);
});

test('says why a search more is not told of, in the words of the backend, as text', async () => {
  answer = () => {
    throw new ApiError('status', { status: 409, said: 'Twenty are <b>enough' });
  };
  const page = await post('/search-alerts/confirm', { token: 'confirm.a.b' }, own);
  expect([page.statusCode, page.body.includes('Twenty are &#60;b&#62;enough')]).toEqual([409, true]);
});

test('leads to no other site, whatever a backend says', async () => {
  answer = () => ({ data: { search: 'x', path: '//evil.example', confirmed: true } });
  expect((await app.inject('/search-alerts/confirm?token=x')).body).toContain('<a href="/">');
});
