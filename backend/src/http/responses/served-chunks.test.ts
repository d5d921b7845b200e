import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { servedChunks } from './served-chunks';
import { serve } from './served-json';

async function* parts(count: number) {
  yield Buffer.from('["');
  for (let index = 0; index < count; index += 1) yield Buffer.from('0123456789'.repeat(10_000));
  yield Buffer.from('"]');
}

const lengths = { short: 2, long: 80 } as const;
const app = Fastify();
for (const [name, count] of Object.entries(lengths)) {
  const made = servedChunks(parts(count));
  app.get(`/${name}`, (request, reply) => serve(request, reply, made));
}
afterAll(() => app.close());

test.each([
  ['short', 'br'],
  ['long', 'gzip'],
] as const)('a %s answer is the same compressed and plain', async (name, best) => {
  const accepting = (encoding: string) => app.inject({ url: `/${name}`, headers: { 'accept-encoding': encoding } });
  const [plain, compressed, any] = [await accepting('identity'), await accepting('gzip'), await accepting('gzip, br')];
  expect(plain.json()[0]).toHaveLength(lengths[name] * 100_000);
  expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body);
  expect(any.headers['content-encoding']).toBe(best);
  const again = await app.inject({ url: `/${name}`, headers: { 'if-none-match': String(plain.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('a long answer is held in a small part of its length', async () => {
  const { size } = await servedChunks(parts(lengths.long));
  expect(size).toBeLessThan(200_000);
});
