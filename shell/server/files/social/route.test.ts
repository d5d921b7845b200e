import type { Head } from '@iwan/shared/contracts/module';
import fastify, { type FastifyInstance } from 'fastify';
import { VisitorWork } from '../../request/visitors/visitor-work';
import { PictureCache, type PictureContent } from './picture-cache';
import { socialRoute } from './route';

const head = (changes: Partial<Head> = {}): Head => ({
  title: 'A | Iwan Real Estate',
  description: 'Of a',
  canonical: '/a/',
  ...changes,
});

let app: FastifyInstance;
let pages: Map<string, Head>;
let pictures: PictureCache;
let draw: jest.Mock<Promise<Buffer>, [PictureContent]>;

const requested = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

beforeEach(async () => {
  pages = new Map([['/a', head({ image: '/images/1280/a.png' })]]);
  draw = jest.fn(async ({ card }) => Buffer.from(`picture of ${card.title}`));
  pictures = new PictureCache({ draw, sizeLimit: 100_000, longestWait: 50 });
  app = fastify();
  await app.register(socialRoute, {
    headOf: async (address) => pages.get(address) ?? null,
    pictures: { of: (content) => pictures.of(content) },
    work: new VisitorWork(),
  });
});
afterEach(() => app.close());

test('draws what the page says of itself, once', async () => {
  const first = await requested('/social/a.jpg');
  expect([first.statusCode, first.headers['content-type'], first.body]).toEqual([200, 'image/jpeg', 'picture of A']);
  expect(draw).toHaveBeenCalledWith({
    card: { title: 'A', line: 'Of a' },
    images: ['/images/1280/a.png'],
    locale: 'en-AE',
  });
  const again = await requested('/social/a.jpg', { 'if-none-match': String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('draws the pictures of what a list has in place of its own, three at most', async () => {
  const images = ['1', '2', '3', '4'].map((name) => `/images/640/${name}.webp`);
  pages.set('/a', head({ image: '/images/1280/a.png', social: { title: 'A', images } }));
  await requested('/social/a.jpg');
  expect(draw).toHaveBeenCalledWith(expect.objectContaining({ images: images.slice(0, 3) }));
});

test('draws anew when the page says something else', async () => {
  await requested('/social/a.jpg');
  pages.set('/a', head({ social: { title: 'A', line: 'From AED 2' } }));
  await requested('/social/a.jpg');
  expect(draw).toHaveBeenCalledTimes(2);
});

test('a page without a picture has one all the same', async () => {
  pages.set('/', head({ canonical: '/', title: 'Iwan Real Estate', description: 'Iwan Real Estate' }));
  expect((await requested('/social.jpg')).statusCode).toBe(200);
  expect(draw).toHaveBeenCalledWith({ card: { title: 'Iwan Real Estate' }, images: [], locale: 'en-AE' });
});

test.each(['/social/b.jpg', '/social/a.png', '/social/', '/social/a.jpg?words=mine', '/social/A.jpg'])(
  'nobody has words of their own drawn at %s',
  async (address) => {
    pages.set('/A', head());
    pages.set('/a?words=mine', head());
    expect((await requested(address)).statusCode).toBe(404);
    expect(draw).not.toHaveBeenCalled();
  },
);

test('tells apart projects at one address by what the page calls canonical, however it is encoded', async () => {
  pages.set('/%D8%A7?id=7', head({ canonical: '/%d8%a7/?id=7' }));
  expect((await requested('/social/%D8%A7.jpg?id=7')).statusCode).toBe(200);
});

test('what cannot be drawn now is said, and not kept', async () => {
  draw.mockRejectedValueOnce(new Error('The storage is away.'));
  const failed = await requested('/social/a.jpg');
  expect([failed.statusCode, failed.headers['cache-control'], failed.headers['retry-after']]).toEqual([
    503,
    'no-store',
    '30',
  ]);
  expect((await requested('/social/a.jpg')).statusCode).toBe(200);
});

test('a thousand addresses at once are turned away in time, drawn one by one, and kept within bounds', async () => {
  let drawing = 0;
  let most = 0;
  draw.mockImplementation(async () => {
    drawing += 1;
    most = Math.max(most, drawing);
    await new Promise((resolve) => setTimeout(resolve, 5));
    drawing -= 1;
    return Buffer.alloc(8000);
  });
  const addresses = Array.from({ length: 1000 }, (_, index) => `/p${index}`);
  for (const address of addresses) pages.set(address, head({ canonical: address, title: address }));
  const responses = await Promise.all(addresses.map((address) => requested(`/social${address}.jpg`)));
  const statuses = new Set(responses.map(({ statusCode }) => statusCode));
  expect([...statuses].sort()).toEqual([200, 503]);
  expect(responses.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('10');
  expect(most).toBe(1);
  for (const address of addresses.slice(0, 40)) await requested(`/social${address}.jpg`);
  expect(pictures.bytes).toBeLessThanOrEqual(100_000);
});
