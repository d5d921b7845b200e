import { Parser } from 'htmlparser2';
import { sitemapFiles } from './sitemap-cache';

const siteUrl = 'https://iwan.example';
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ path: `/p/${index}` }));

/** The texts of the elements of one name. */
function textsOf(xml: string | undefined, name: string): readonly string[] {
  const found: string[] = [];
  let isInside = false;
  const parser = new Parser(
    {
      onopentag: (opened) => {
        isInside = opened === name;
        if (isInside) found.push('');
      },
      ontext: (text) => {
        if (isInside) found[found.length - 1] += text;
      },
      onclosetag: () => {
        isInside = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml ?? '');
  return found;
}

test('tells of each page with its whole address, and when it was changed where that is known', () => {
  const files = sitemapFiles(
    [{ path: '/' }, { path: '/blog-details/7', lastModified: '2026-10-14T06:00:00.000Z' }],
    siteUrl,
  );
  expect([...files.keys()]).toEqual(['/sitemap.xml']);
  const xml = files.get('/sitemap.xml');
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ');
  expect(textsOf(xml, 'loc')).toEqual([
    'https://iwan.example/',
    'https://iwan.example/ar',
    'https://iwan.example/blog-details/7',
    'https://iwan.example/ar/blog-details/7',
  ]);
  expect(textsOf(xml, 'lastmod')).toEqual(['2026-10-14T06:00:00.000Z', '2026-10-14T06:00:00.000Z']);
});

test('pairs the addresses of a page in all languages, both ways', () => {
  const xml = sitemapFiles([{ path: '/map/' }], siteUrl).get('/sitemap.xml') ?? '';
  const pair =
    '<xhtml:link rel="alternate" hreflang="en" href="https://iwan.example/map/"/>' +
    '<xhtml:link rel="alternate" hreflang="ar" href="https://iwan.example/ar/map/"/>';
  expect(xml).toContain(`<url><loc>https://iwan.example/map/</loc>${pair}</url>`);
  expect(xml).toContain(`<url><loc>https://iwan.example/ar/map/</loc>${pair}</url>`);
});

test('keeps an address whole that XML would read otherwise', () => {
  const xml = sitemapFiles([{ path: `/a/?id=1&b='"` }], siteUrl).get('/sitemap.xml');
  expect(xml).toContain('?id=1&amp;b=&#39;&quot;');
  expect(textsOf(xml, 'loc')[0]).toBe(`https://iwan.example/a/?id=1&b='"`);
});

test('is one file up to ten thousand pages, and an index with its parts above', () => {
  expect([...sitemapFiles(many(10_000), siteUrl).keys()]).toEqual(['/sitemap.xml']);
  const files = sitemapFiles([...many(20_000), { path: '/last', lastModified: '2026-11-01' }], siteUrl);
  const index = files.get('/sitemap.xml');
  expect(textsOf(index, 'loc')).toEqual([1, 2, 3].map((part) => `https://iwan.example/sitemap/${part}.xml`));
  expect(textsOf(index, 'lastmod')).toEqual(['2026-11-01']);
  expect([1, 2, 3].map((part) => textsOf(files.get(`/sitemap/${part}.xml`), 'loc').length)).toEqual([
    20_000, 20_000, 2,
  ]);
});

test('twenty thousand projects in two languages are ten megabytes', () => {
  const size = [...sitemapFiles(many(20_000), siteUrl).values()].reduce((sum, xml) => sum + xml.length, 0);
  expect(size).toBeLessThan(10_000_000);
});
