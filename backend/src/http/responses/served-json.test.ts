import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { matchesTag, serve, servedJson } from './served-json';

const body = { data: Array.from({ length: 200 }, (_, id) => ({ id, name: `Project ${id}` })) };
const app = Fastify();
app.get('/long', (request, reply) => serve(request, reply, servedJson(body)));
app.get('/short', (request, reply) => serve(request, reply, servedJson({ data: [] })));
afterAll(() => app.close());

const get = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });

test('sends the smallest form that the caller reads, each with a tag of its own', async () => {
  const [br, gzip, plain] = [await get('/long', 'gzip, br'), await get('/long', 'gzip'), await get('/long', 'zstd')];
  expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(body);
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(body);
  expect(plain.json()).toEqual(body);
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  expect([br, gzip, plain].map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'));
});

test('does not send an encoding that the caller refuses', async () => {
  expect((await get('/long', 'br;q=0, gzip')).headers['content-encoding']).toBe('gzip');
  expect((await get('/long', 'br; q=0.0')).headers['content-encoding']).toBeUndefined();
});

test('does not compress a few bytes', async () => {
  expect((await get('/short', 'br')).headers['content-encoding']).toBeUndefined();
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('compares If-None-Match: %p with "a"', (header, matches) => {
  expect(matchesTag(header, '"a"')).toBe(matches);
});
