import { join } from 'node:path';
import Fastify from 'fastify';
import { respondWithError } from '../http/respond-with-error';
import { mediaRoutes } from './route';

const app = Fastify();
app.setErrorHandler(respondWithError);
beforeAll(async () => {
  await app.register(mediaRoutes(join(import.meta.dirname, '../../seed/media')));
});
afterAll(() => app.close());

test.each([
  ['exteriors/tower-arc-day-01.webp', 'image/webp'],
  ['logos/cavarin.svg', 'image/svg+xml'],
  ['brand/iwan-wordmark.png', 'image/png'],
  ['brand/iwan-wordmark-on-dark.png', 'image/png'],
  ['pdf/brochure-lazurine-quay.pdf', 'application/pdf'],
  ['video/clip-marina-dusk.mp4', 'video/mp4'],
  ['cards/mei-lin-tan.vcf', 'text/vcard; charset=utf-8'],
])('serves %s as %s', async (file, type) => {
  const response = await app.inject(`/media/${file}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe(type);
  expect(response.rawPayload).toHaveLength(Number(response.headers['content-length']));
});

test('lets no script run in a drawing', async () => {
  const { headers } = await app.inject('/media/logos/cavarin.svg');
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
});

test.each([
  '/media/../schema.json',
  '/media/%2e%2e/projects.json',
  '/media/..%2fprojects.json',
  '/media/exteriors/..%2f..%2fprojects.json',
  '/media/....//projects.json',
  '/media//etc/passwd',
  '/media/%00',
  '/media/..%5cprojects.json',
  '/media/README.md',
  '/media/exteriors',
  '/media/exteriors/',
  '/media/',
  '/media/constructor',
])('leads nowhere out of its folder: %s', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

test('sends a clip in ranges', async () => {
  const response = await app.inject({ url: '/media/video/clip-marina-dusk.mp4', headers: { range: 'bytes=0-99' } });
  expect(response.statusCode).toBe(206);
  expect(response.rawPayload).toHaveLength(100);
  expect(response.headers['content-range']).toMatch(/^bytes 0-99\/\d+$/);
  const past = await app.inject({ url: '/media/video/clip-marina-dusk.mp4', headers: { range: 'bytes=99999999-' } });
  expect([past.statusCode, past.json()]).toEqual([416, { message: 'The file is shorter than that' }]);
});

test('does not send again what the caller has', async () => {
  const { headers } = await app.inject('/media/exteriors/tower-arc-day-01.webp');
  const again = await app.inject({
    url: '/media/exteriors/tower-arc-day-01.webp',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});
