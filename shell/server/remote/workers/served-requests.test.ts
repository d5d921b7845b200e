import type { Http } from '@iwan/shared/contracts/http';
import { type CallContext, ownPathname, ServedRequests } from './served-requests';

const signal = new AbortController().signal;
const body = { blogs: [1, 2] };
let requested: unknown[];

const http: Http = {
  get: async (path) => {
    requested.push(path);
    return path.includes('text') ? 'words' : body;
  },
  send: async (method, path, sent, options) => {
    requested.push([method, path, sent instanceof FormData ? [...sent] : sent, options?.headers]);
    return { ok: true };
  },
  report: () => {},
};

function served(sent = new Set<number>(), context: Partial<CallContext> = {}) {
  const isDeclared = (method: string, path: string) => `${method} ${path}` !== 'GET /api/session';
  const requests = new ServedRequests({ http, signal, ...context }, isDeclared, sent);
  return (request: Parameters<ServedRequests['answer']>[0]) => requests.answer(request, signal, async () => true);
}

const get = (path: string, isLost = false) => ({ type: 'get', path, isLost }) as const;

beforeEach(() => {
  requested = [];
});

test('sends an answer once, and again where the process has lost it', async () => {
  const sent = new Set<number>();
  const first = (await served(sent)(get('/api/blogs'))) as { number: number; body: string };
  expect(JSON.parse(first.body)).toEqual(body);
  expect(await served(sent)(get('/api/blogs?x=1'))).toEqual({ number: first.number });
  expect(await served(sent)(get('/api/blogs', true))).toEqual(first);
  expect(await served()(get('/api/blogs'))).toEqual(first);
  expect(await served(sent)(get('/api/text'))).toEqual({ body: '"words"' });
});

test('hands a form on with its file, and JSON as what it says', async () => {
  const form = [
    ['name', 'Mona'],
    ['file', { bytes: new Uint8Array([1, 2]), name: 'a.pdf', type: 'application/pdf' }],
  ] as const;
  const send = { type: 'send', method: 'POST', path: '/api/contact', headers: { 'Idempotency-Key': 'k' } } as const;
  expect(await served()({ ...send, body: form })).toEqual({ body: '{"ok":true}' });
  await served()({ ...send, body: '{"a":1}' });
  expect(requested).toEqual([
    [
      'POST',
      '/api/contact',
      [
        ['name', 'Mona'],
        ['file', expect.any(File)],
      ],
      { 'Idempotency-Key': 'k' },
    ],
    ['POST', '/api/contact', { a: 1 }, { 'Idempotency-Key': 'k' }],
  ]);
});

test.each(['/api/session', '//evil.example/', 'https://evil.example/', '@evil.example/', '/api/../x'])(
  'asks nobody for %s, which was not declared',
  async (path) => {
    await expect(served()(get(path))).rejects.toMatchObject({ name: 'ApiError', status: 403 });
    expect(requested).toEqual([]);
  },
);

test('lets one call ask for so much and no more', async () => {
  const response = served();
  for (let count = 0; count < 500; count += 1) await response(get('/api/text'));
  await expect(response(get('/api/text'))).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
  const atOnce = served();
  const asking = Array.from({ length: 65 }, () => atOnce(get('/api/text')));
  const refused = (await Promise.allSettled(asking)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(1);
});

test('a loader asks no service', async () => {
  const request = { type: 'service', service: 'rates', path: 'latest' } as const;
  await expect(served()(request)).rejects.toThrow('Only a resource may ask services.');
});

test.each([
  ['/guides/visas.txt?q=1', '/guides/visas.txt'],
  ['/', '/'],
  ['//evil.example/api/blogs', null],
  ['https://evil.example/api/blogs', null],
  ['@evil.example/api/blogs', null],
  [':80@evil.example/api/blogs', null],
  ['/api/blogs/../session', null],
  ['/api/blogs/%2e%2e', null],
  ['/api/blogs\\..\\session', null],
  ['.evil.example/', null],
  ['/../etc', null],
  ['/\\evil.example', null],
  ['', null],
])('the path of %s is %s', (path, expected) => {
  expect(ownPathname(path)).toBe(expected);
});
