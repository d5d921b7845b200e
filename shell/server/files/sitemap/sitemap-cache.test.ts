import fastify from 'fastify';
import { sitemapRoute } from './route';
import { SitemapCache } from './sitemap-cache';

const siteUrl = 'https://iwan.example';
const minutes = 60_000;

test('gives the old one at once while it is made anew, and makes it once for all who ask', async () => {
  let now = 0;
  let made = 0;
  const collect = jest.fn(async () => {
    made += 1;
    return { pages: [{ path: `/${made}` }], isWhole: true };
  });
  const sitemap = new SitemapCache({ siteUrl, collect, now: () => now });
  const shown = async () => /example\/(\d)/.exec((await sitemap.read()).files.get('/sitemap.xml') ?? '')?.[1];
  expect(await Promise.all([shown(), shown(), shown()])).toEqual(['1', '1', '1']);
  now = 9 * minutes;
  expect(await shown()).toBe('1');
  expect(collect).toHaveBeenCalledTimes(1);
  now = 11 * minutes;
  expect(await shown()).toBe('1');
  await new Promise((resolve) => setImmediate(resolve));
  expect(await shown()).toBe('2');
});

test('one that lacks pages is made again soon', async () => {
  let now = 0;
  const collect = jest.fn(async () => ({ pages: [], isWhole: false }));
  const sitemap = new SitemapCache({ siteUrl, collect, now: () => now });
  await sitemap.read();
  now = 20_000;
  await sitemap.read();
  expect(collect).toHaveBeenCalledTimes(2);
});

test('is served as XML that need not be sent twice, with its parts', async () => {
  const pages = Array.from({ length: 10_001 }, (_, index) => ({ path: `/${index}` }));
  const app = fastify();
  await app.register(sitemapRoute, {
    sitemap: new SitemapCache({ siteUrl, collect: async () => ({ pages, isWhole: true }) }),
  });
  const index = await app.inject('/sitemap.xml');
  expect([index.statusCode, index.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect((await app.inject('/sitemap/2.xml')).body).toContain('https://iwan.example/10000<');
  expect((await app.inject('/sitemap/3.xml')).statusCode).toBe(404);
  expect((await app.inject('/sitemap/a.xml')).statusCode).toBe(404);
  const again = await app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': String(index.headers.etag) } });
  expect(again.statusCode).toBe(304);
  await app.close();
});

test('asks crawlers to come back where it cannot be made', async () => {
  const app = fastify();
  await app.register(sitemapRoute, { sitemap: { read: () => Promise.reject(new Error('no')) } });
  const { statusCode, headers } = await app.inject('/sitemap.xml');
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
  await app.close();
});
