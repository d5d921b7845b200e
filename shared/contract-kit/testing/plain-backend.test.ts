import { inflateSync } from 'node:zlib';
import { type PlainBackend, startPlainBackend } from './plain-backend';
import { tinyPng } from './tiny-png';

let backend: PlainBackend;
beforeAll(async () => {
  backend = await startPlainBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const get = async (path: string): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(backend.url + path);
  return { status: response.status, body: await response.json() };
};

test.each([
  ['/api/projectapi', 'data'],
  ['/api/developerapi', 'data'],
  ['/api/agentapi', 'data'],
  ['/api/teamapi', 'data'],
  ['/api/blogs', 'blogs'],
])('%s answers a list and nothing else', async (path, key) => {
  const { status, body } = await get(path);
  expect(status).toBe(200);
  expect(body).toEqual({ [key]: expect.any(Array) });
});

test.each([
  ['/api/projectapi/harbour%20gate', { data: expect.objectContaining({ id: 11 }) }],
  ['/api/developerapi/marensand%20developments', { data: expect.objectContaining({ id: 1 }) }],
  ['/api/agentapi/layla%20haddad', { data: [expect.objectContaining({ id: 1 })] }],
  ['/api/developerProject/lazurine%20estates', { data: [expect.objectContaining({ location: 'Business Bay' })] }],
  ['/api/agentProject/omar', { data: [expect.objectContaining({ location: 'Business Bay' })] }],
  ['/api/blogs/5', { blogs: expect.objectContaining({ heading: 'Buying off plan' }) }],
])('%s answers by exact name', async (path, body) => {
  expect(await get(path)).toEqual({ status: 200, body });
});

test.each(['/api/projectapi/harbour-gate', '/api/blogs/99', '/api/unknown', '/'])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('ignores query parameters, sends no ETag, and remembers what it was asked', async () => {
  const all = await fetch(`${backend.url}/api/projectapi`);
  const requested = await fetch(`${backend.url}/api/projectapi?page=2&per_page=1`);
  expect(await requested.text()).toBe(await all.text());
  expect(requested.headers.get('etag')).toBeNull();
  await fetch(`${backend.url}/api/contact`, { method: 'POST', body: '{"email":"a@b.co"}' });
  expect(backend.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/projectapi',
    'GET /api/projectapi',
    'POST /api/contact',
  ]);
  expect(backend.requests[1]?.query.get('page')).toBe('2');
  expect(backend.requests[2]?.body).toBe('{"email":"a@b.co"}');
});

test('misbehaves only where it is told to', async () => {
  backend.behave({ kind: 'status', status: 500 }, '/api/agentapi');
  backend.behave({ kind: 'drop' }, '/api/blogs');
  expect((await get('/api/agentapi')).status).toBe(500);
  await expect(get('/api/blogs')).rejects.toThrow('fetch failed');
  expect((await get('/api/projectapi')).status).toBe(200);
});

test('serves a picture for every image path', async () => {
  const response = await fetch(`${backend.url}/media/exteriors/harbour-gate.png`);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(tinyPng());
});

test('the picture is a PNG of the size that it names', () => {
  const png = tinyPng(5, 4);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([5, 4]);
  const length = png.readUInt32BE(33);
  expect(inflateSync(png.subarray(41, 41 + length))).toHaveLength(4 * (1 + 5 * 3));
});
