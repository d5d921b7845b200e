import { drawQrCode } from '@iwan/shared/domain/text/draw-qr-code';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { VisitorWork } from '../../request/visitors/visitor-work';
import { qrCodeRoute } from './route';

async function serving(ownOrigin: string | null): Promise<FastifyInstance> {
  const app = fastify();
  await app.register(qrCodeRoute, { ownOrigin, work: new VisitorWork() });
  return app;
}
const page = '/lazurine-estates-properties/lazurine-quay';

test('leads to the page at SITE_URL, whatever host was asked', async () => {
  const app = await serving('https://iwan.example');
  const { statusCode, headers, body } = await app.inject({ url: `/qr${page}.svg`, headers: { host: 'evil.example' } });
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(body).toBe(drawQrCode(`https://iwan.example${page}/`));
});

test('leads to where it was asked where nobody has said', async () => {
  const app = await serving(null);
  const { body } = await app.inject({ url: `/qr${page}.svg`, headers: { host: 'localhost:3000' } });
  expect(body).toBe(drawQrCode(`http://localhost:3000${page}/`));
});

test('is drawn for paths of pages alone', async () => {
  const app = await serving(null);
  for (const url of ['/qr/a.png', '/qr/.svg', '/qr//evil.example/a.svg']) {
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
  }
});

test('is a picture with the light border that readers need', async () => {
  const { data, info } = await sharp(Buffer.from(drawQrCode(`https://iwan.example${page}/`)))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1;
  const module = 8;
  expect(info.width).toBe(info.height);
  // Four light modules, then the first of a finder's seven dark ones.
  expect([at(3 * module + 4, 3 * module + 4), at(4 * module + 4, 4 * module + 4)]).toEqual([255, 0]);
  expect(at(5 * module + 4, 5 * module + 4)).toBe(255);
});
