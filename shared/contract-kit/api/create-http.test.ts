import { noCriteria } from '../../domain/search/criteria/search-criteria';
import type { Http, WireError } from '../contracts/http';
import { type PlainBackend, startPlainBackend } from '../testing/plain-backend';
import { agentsApi } from './agents';
import { ApiError, isApiError } from './api-error';
import { blogsApi } from './blogs';
import type { ContactLead } from './calls';
import { contactApi } from './contact';
import { createHttp } from './create-http';
import { developersApi } from './developers';
import { projectsApi } from './projects/projects';

let backend: PlainBackend;
let errors: WireError[];
let http: Http;

function use({ timeoutMs = 8_000 }: { readonly timeoutMs?: number }): void {
  http = createHttp({ baseUrl: backend.url, timeoutMs, report: (error) => errors.push(error) });
}

beforeAll(async () => {
  backend = await startPlainBackend();
});
beforeEach(() => {
  errors = [];
  use({});
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const everything = { criteria: noCriteria, slug: null, sort: null, page: 1, perPage: 9 };
const lists: [name: string, call: (signal?: AbortSignal) => Promise<unknown>][] = [
  ['projects.page', (signal) => projectsApi(http).page({ page: 1, perPage: 3 }, signal)],
  ['projects.search', (signal) => projectsApi(http).search(everything, signal)],
  ['projects.locations', (signal) => projectsApi(http).locations(signal)],
  ['projects.names', (signal) => projectsApi(http).names({ locations: ['Dubai Marina'], sought: '' }, signal)],
  ['developers.list', (signal) => developersApi(http).list(signal)],
  ['agents.list', (signal) => agentsApi(http).list(signal)],
  ['blogs.list', (signal) => blogsApi(http).list(signal)],
];

const lead: ContactLead = { source: 'web_form', email: 'layla@iwan.example' };
const calls: typeof lists = [...lists, ['contact.send', (signal) => contactApi(http).send(lead, 'key-1', { signal })]];

describe.each(calls)('%s', (_, call) => {
  test.each([
    [
      { kind: 'status', status: 500 },
      { kind: 'status', status: 500, message: 'Network response was not ok' },
    ],
    [
      { kind: 'status', status: 404 },
      { kind: 'status', status: 404, message: 'Network response was not ok' },
    ],
    [{ kind: 'drop' }, { kind: 'network', status: null, message: 'The server could not be reached' }],
  ] as const)('says what went wrong when the backend answers with %p', async (behaviour, error) => {
    backend.behave(behaviour);
    const failure = await call().catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject(error);
  });

  test.each([{ kind: 'hang' }, { kind: 'slow', delayMs: 60_000 }, { kind: 'stall' }] as const)(
    'does not wait for ever: %p',
    async (behaviour) => {
      use({ timeoutMs: 60 });
      backend.behave(behaviour);
      const failure = await call().catch((reason: unknown) => reason);
      expect(failure).toMatchObject({ name: 'ApiError', kind: 'network', status: null });
    },
  );

  test('can be given up at any moment', async () => {
    backend.behave({ kind: 'hang' });
    const controller = new AbortController();
    const failure = call(controller.signal).catch((reason: unknown) => reason);
    setTimeout(() => controller.abort(), 20);
    expect(await failure).toMatchObject({ name: 'ApiError', kind: 'aborted' });
    expect(await call(AbortSignal.abort()).catch((reason: unknown) => reason)).toMatchObject({ kind: 'aborted' });
  });
});

describe.each(lists)('%s', (_, call) => {
  test.each([
    { kind: 'html' },
    { kind: 'body', body: null },
    { kind: 'body', body: [] },
    { kind: 'body', body: 'data' },
    { kind: 'body', body: {} },
    { kind: 'body', body: { data: null, blogs: null } },
    { kind: 'body', body: { data: { length: 1 }, blogs: 'x' } },
  ] as const)('has no use for %p', async (behaviour) => {
    backend.behave(behaviour);
    const failure = await call().catch((reason: unknown) => reason);
    expect(failure).toMatchObject({ name: 'ApiError', kind: 'format', message: 'Unexpected data format' });
    expect(isApiError(failure)).toBe(true);
  });

  test('never fails because of one record', async () => {
    const bad = [null, 7, 'x', [], {}, { name: {} }, { name: ' ' }, { id: 1, heading: [] }];
    backend.behave({ kind: 'body', body: { data: bad, blogs: bad } });
    await expect(call()).resolves.toBeDefined();
    expect(errors).toHaveLength(bad.length);
    expect(errors.map((error) => error.reason)).toEqual([
      ...Array(4).fill('is not a record'),
      ...Array(4).fill('has no name'),
    ]);
  });
});

test('sends a lead as JSON with its key', async () => {
  await contactApi(http).send(lead, 'key-1');
  const [request] = backend.requests;
  expect(request).toMatchObject({ method: 'POST', path: '/api/contact' });
  expect(request?.headers['idempotency-key']).toBe('key-1');
  expect(request?.headers['content-type']).toMatch(/^application\/json/);
  expect(JSON.parse(request?.body ?? '')).toEqual(lead);
});

test('does not read what a lead is answered with', async () => {
  backend.behave({ kind: 'html' });
  await expect(contactApi(http).send(lead, 'key-1')).resolves.toBeUndefined();
});

test('asks again for what was cut off or turned away for the moment, and no more than it was told', async () => {
  const http = createHttp({ baseUrl: backend.url, retries: 1, report: () => {} });
  backend.behave({ kind: 'status', status: 503 });
  await expect(http.get('/api/blogs')).rejects.toMatchObject({ kind: 'status', status: 503 });
  expect(backend.requests).toHaveLength(2);
  backend.reset();
  backend.behave({ kind: 'drop' });
  await expect(http.get('/api/blogs')).rejects.toMatchObject({ kind: 'network' });
  expect(backend.requests).toHaveLength(2);
});

test.each([
  [{ kind: 'status', status: 500 }, 'get'],
  [{ kind: 'status', status: 404 }, 'get'],
  [{ kind: 'status', status: 503 }, 'send'],
  [{ kind: 'drop' }, 'send'],
] as const)('what is answered with %p to a %s is not asked a second time', async (behaviour, call) => {
  const http = createHttp({ baseUrl: backend.url, retries: 2, report: () => {} });
  backend.behave(behaviour);
  const requested = call === 'get' ? http.get('/api/blogs') : http.send('POST', '/api/comment', {});
  await expect(requested).rejects.toBeInstanceOf(ApiError);
  expect(backend.requests).toHaveLength(1);
});

test('gives up between two attempts when nobody wants the answer any more', async () => {
  const http = createHttp({ baseUrl: backend.url, retries: 5, report: () => {} });
  backend.behave({ kind: 'status', status: 503 });
  const given = new AbortController();
  const requested = http.get('/api/blogs', given.signal);
  setTimeout(() => given.abort(), 100);
  await expect(requested).rejects.toMatchObject({ name: 'ApiError', kind: 'aborted' });
  expect(backend.requests).toHaveLength(1);
});

test('hands out what a call was answered with', async () => {
  const http = createHttp({ baseUrl: backend.url, report: () => {} });
  backend.behave({ kind: 'body', body: { id: 7 } });
  await expect(http.send('POST', '/api/comment', { comment: 'Good' })).resolves.toEqual({ id: 7 });
});
