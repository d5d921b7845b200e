import { inlineHash } from '../../server/request/policy/page-policy';
import { expectTexts } from '../support/expect-texts';
import { wiredPages } from '../support/pages';
import { propertyRecords } from '../support/property-records';
import { sendRequest } from '../support/send-request';
import { providePlainSite } from './testing/plain-site';

const site = providePlainSite();
const uncached = { ANSWERS_MAX_AGE: '0' };
beforeEach(() => site.start(uncached));

const faq = { id: 1, name: 'What is it?', topic: 'costs', answer: 'A fee of {fact:transferPercent}.', slug: 'what' };

test('Home names its projects and developers before any script has run', async () => {
  const { status, headers, body } = await sendRequest(`${site.origin}/`);
  const html = body.toString();
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expectTexts(html, ['Harbour Gate', 'Coral Steps', 'Ledger House', 'Marensand Developments', 'Pelham &amp; Sons']);
  expect(html).toContain('<title>Iwan Real Estate</title>');
  expect(html).toMatch(/<meta name="description" content="Iwan Real Estate"/);
  expect(html).toContain(`<link rel="canonical" href="${site.origin}/"`);
});

for (const { path, heading, title } of wiredPages) {
  test(`${path} has its heading, title, description and address in the document`, async () => {
    const { status, body } = await sendRequest(site.origin + path);
    const html = body.toString();
    expect(status).toBe(200);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{10,}"/);
    expect(html).toMatch(/<meta property="og:title" content="[^"]+"/);
    expect(html).toContain(`<link rel="canonical" href="${site.origin}${path}"`);
    expect(html).toMatch(/<html lang="en" dir="ltr">/);
    expect(html).not.toContain('name="robots"');
  });
}

test('an unknown address shows Home with status 404 and noindex', async () => {
  const { status, body } = await sendRequest(`${site.origin}/no/such/page/anywhere`);
  expect(status).toBe(404);
  expect(body.toString()).toContain('We could not find that page. Here is our home page instead.');
  expect(body.toString()).toContain('<h1>Dubai, through the right door</h1>');
  expect(body.toString()).toMatch(/<meta name="robots" content="noindex"/);
});

test.each(['/marina-whole-developments-properties/nowhere/', '/cavarin/nowhere/', '/property-details/999'])(
  'a missing project at %s, opened directly, has status 404, a message and similar projects',
  async (path) => {
    site.backend.setRecords(propertyRecords);
    const { status, body } = await sendRequest(site.origin + path);
    expect(status).toBe(404);
    expectTexts(body.toString(), ['Property not found', 'Nearby projects', 'Go to Home', 'noindex']);
  },
);

test('the address of an unknown agent has status 404, a message and other agents', async () => {
  const { status, body } = await sendRequest(`${site.origin}/agents/nobody/`);
  expect(status).toBe(404);
  const found = ['Agent not found', 'Other agents', 'Go to Home', 'noindex', '/agents/layla-haddad/'];
  expectTexts(body.toString(), found);
});

test('an ended or unknown preview is a page with a message, which is not cached', async () => {
  const token = `1.1795685668501.${'a'.repeat(43)}`;
  const { status, headers, body } = await sendRequest(`${site.origin}/properties/?preview=${token}`);
  expect(status).toBe(410);
  expect(body.toString()).toContain('This preview has ended');
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
  // A value that is not a preview token is an ordinary parameter.
  expect((await sendRequest(`${site.origin}/properties/?preview=1`)).status).toBe(200);
});

test('addresses of the old site redirect to Home with a redirect status', async () => {
  for (const path of [
    '/about/x',
    '/properties/x',
    '/agents',
    '/agents/',
    '/agent-details',
    '/agent-details/7',
    '/developers-details/9',
    '/developers/marensand-developments-properties/harbour-gate/',
  ]) {
    const { status, headers } = await sendRequest(site.origin + path);
    expect({ path, status, location: headers.location }).toEqual({ path, status: 301, location: '/' });
  }
});

test.each([
  ['/compare', true],
  ['/compare?projects=1,2', false],
  ['/ar/compare?projects=1,2', false],
  ['/ar/map/', true],
  ['/compare/payment-plan?project=7&unit=0301&booked=2026-11-28&agency=0', false],
  ['/map/', true],
  ['/map/?slug=palm-jumeirah&view=fit', false],
  ['/tidemere-properties/basin/', true],
  ['/tidemere-properties/basin/?unit=0301', false],
  ['/tidemere-properties/basin/?booked=2026-11-28&unit_sort=floor', false],
  ['/filter-property?unit=2BR', true],
  ['/properties/?page=2', true],
])('crawlers may read %s: %s', async (path, isAllowed) => {
  const robots = (await sendRequest(`${site.origin}/robots.txt`)).body.toString();
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  const matches = (rule: string) =>
    new RegExp(
      `^${rule
        .split('*')
        .map((part) => part.replace(/[.?]/g, '\\$&'))
        .join('.*')}`,
    ).test(path);
  expect(!rules.some(matches)).toBe(isAllowed);
});

test('robots.txt, the icon and the manifest are files, not pages', async () => {
  const robots = await sendRequest(`${site.origin}/robots.txt`);
  expect(robots.headers['content-type']).toContain('text/plain');
  expect(robots.body.toString()).toContain('User-agent: *');
  expect((await sendRequest(`${site.origin}/favicon.ico`)).headers.location).toBe('/favicon.svg');
  expect((await sendRequest(`${site.origin}/favicon.svg`)).headers['content-type']).toContain('image/svg+xml');
  for (const [path, lang, dir, start] of [
    ['/site.webmanifest', 'en', 'ltr', '/'],
    ['/ar/site.webmanifest', 'ar', 'rtl', '/ar'],
  ]) {
    const { headers, body } = await sendRequest(`${site.origin}${path}`);
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(JSON.parse(body.toString())).toMatchObject({ lang, dir, start_url: start });
  }
});

for (const path of [
  '/missing.js',
  '/wp-login.php',
  '/shell/main.0000000000.js',
  '/remotes/mfe-blog/0000000000000000/remoteEntry.js',
  '/remotes/mfe-blog/..%2f..%2f/current.json',
  '/remotes/mfe-blog/current.json',
  '/images/320/media/../../etc/passwd',
  '/images/original/http://127.0.0.1:1/secret',
]) {
  test(`the missing file ${path} is 404 without a page`, async () => {
    const { status, headers, body } = await sendRequest(site.origin + path);
    expect(status).toBe(404);
    expect(headers['content-type']).not.toContain('text/html');
    expect(body.toString()).not.toContain('<html');
  });
}

test('an unresized picture, such as a logo, is cached as long as a resized one', async () => {
  const keepingOf = async (path: string) => (await sendRequest(site.origin + path)).headers['cache-control'];
  expect(await keepingOf('/images/original/media/logos/logo.png')).toBe(
    'public, max-age=86400, stale-while-revalidate=604800',
  );
  expect(await keepingOf('/images/320/media/logos/logo.png')).toBe(
    await keepingOf('/images/original/media/logos/logo.png'),
  );
});

test('the contact page has one map of the office', async () => {
  const html = (await sendRequest(`${site.origin}/contact-us/`)).body.toString();
  expect(html.match(/<img[^>]*office-map/g)).toHaveLength(1);
});

test('the FAQ has each question once as HTML and once as structured data, and no copy for a browser', async () => {
  site.backend.behave({ kind: 'body', body: { data: [faq] } }, '/api/faq');
  await site.startFresh(uncached);
  const { status, body } = await sendRequest(`${site.origin}/faq`);
  const html = body.toString();
  expect([status, html.match(/A fee of 4%\./g)?.length, html.includes('{fact:')]).toEqual([200, 2, false]);
  expect(html).toContain('1 thing people ask before buying in Dubai');
  expect(html).not.toContain('registered in Ejari');
});

test('a text of the footer is in every document, and as data only where it is not the built-in one', async () => {
  const texts = (text: string) => ({ data: [{ id: 1, name: 'footer.promise', text }] });
  const promise = async () => {
    const html = (await sendRequest(`${site.origin}/terms-and-condition`)).body.toString();
    return [...html.matchAll(/New projects and price changes|Every Monday &(?:amp;)? early/g)].map(([found]) => found);
  };
  site.backend.behave({ kind: 'body', body: texts('Every Monday & early') }, '/api/texts');
  await site.startFresh(uncached);
  expect(await promise()).toEqual(['Every Monday &amp; early', 'Every Monday & early']);
  site.backend.behave({ kind: 'body', body: texts('New projects and price changes, once a week.') });
  expect(await promise()).toEqual(['New projects and price changes']);
});

test('an area of the office that is none of the ten has a page, to which each footer links, and no other address asks for it', async () => {
  const paths = ['/api/areasapi/areas', '/api/areasapi/areas/Deira%20Creek'];
  const record = { id: 1, name: 'Deira Creek', summary: 'Dhows by the souks.', latitude: 25.26, longitude: 55.3 };
  site.backend.behave({ kind: 'body', body: { data: [record] } }, paths[0]);
  site.backend.behave({ kind: 'body', body: { data: record } }, paths[1]);
  await site.startFresh({});
  const html = async (path: string) => (await sendRequest(site.origin + path)).body.toString();
  expect(await html('/locations/deira-creek')).toContain('<p>Dhows by the souks.</p>');
  expect(await html('/faq')).toContain('<a href="/locations/deira-creek">Deira Creek</a>');
  expect(await html('/ar/faq')).toContain('<a href="/ar/locations/deira-creek">Deira Creek</a>');
  expect(await html('/sitemap.xml')).toContain('/locations/deira-creek</loc>');
  const asked = () => site.backend.requests.filter(({ path }) => path.startsWith('/api/areasapi')).length;
  const before = asked();
  const addresses = Array.from({ length: 60 }, (_, at) => `/locations/none-${at}`);
  const statuses = await Promise.all(addresses.map(async (path) => (await sendRequest(site.origin + path)).status));
  expect(new Set(statuses)).toEqual(new Set([404]));
  // The list is revalidated, once a second at most.
  expect(asked() - before).toBeLessThan(addresses.length / 4);
});

test.each([
  ['hangs', { kind: 'hang' }],
  ['lies', { kind: 'body', body: { data: [{ name: 'footer.promise', text: { $: 1 } }, null] } }],
] as const)('with a backend that %s the documents of the shell are the same @ci', async (_, behaviour) => {
  const documents = async () => {
    const responses = await Promise.all(
      ['/faq', '/terms-and-condition'].map((path) => sendRequest(site.origin + path)),
    );
    return responses.map(({ status, body }) => [status, body.toString()]);
  };
  const expected = await documents();
  site.backend.behave(behaviour);
  await site.startFresh(uncached);
  expect(await documents()).toEqual(expected);
});

test('the server files of a release are not served', async () => {
  const html = (await sendRequest(`${site.origin}/`)).body.toString();
  const [, release] = html.match(/(\/remotes\/mfe-listings\/[0-9a-f]+)\//) ?? [];
  expect(release).toBeDefined();
  for (const path of ['/release.json', '/../release.json', '/server/slots-premier-listings.cjs']) {
    expect([path, (await sendRequest(site.origin + release + path)).status]).toEqual([path, 404]);
  }
});

test('documents and scripts are compressed', async () => {
  const { headers, body } = await sendRequest(`${site.origin}/`, { 'accept-encoding': 'br, gzip' });
  expect(headers['content-encoding']).toBe('br');
  const plain = (await sendRequest(`${site.origin}/`)).body;
  expect(body.byteLength).toBeLessThan(plain.byteLength / 3);
  const [, script] = plain.toString().match(/"src":"(\/shell\/[^"]+)"/) ?? [];
  const response = await sendRequest(site.origin + script, { 'accept-encoding': 'br, gzip' });
  expect(response.headers['content-encoding']).toMatch(/^(br|gzip)$/);
  expect(response.headers['cache-control']).toContain('immutable');
});

test('documents have the headers that restrict a page', async () => {
  const { headers, body } = await sendRequest(`${site.origin}/?dialog=contact`);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe-inline');
  const styles = [...body.toString().matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => inlineHash(text));
  expect(styles.length).toBeGreaterThan(3);
  expectTexts(policy.match(/style-src-elem[^;]*/)?.[0] ?? '', styles);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBeTruthy();
  expect(headers['x-powered-by']).toBeUndefined();
});

test('a script has none of the headers of documents, and nosniff', async () => {
  const [, script = ''] =
    (await sendRequest(`${site.origin}/`)).body.toString().match(/"src":"(\/shell\/[^"]+)"/) ?? [];
  const { headers } = await sendRequest(site.origin + script);
  expect(headers['content-type']).toContain('javascript');
  expect(headers['content-security-policy']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('a picture of a project is resized, in a format that the browser accepts', async () => {
  const avif = await sendRequest(`${site.origin}/images/320/media/exteriors/1.png`, {
    accept: 'image/avif,image/webp,*/*',
  });
  expect(avif.status).toBe(200);
  expect(avif.headers['content-type']).toBe('image/avif');
  expect(avif.headers.vary).toContain('Accept');
  const plain = await sendRequest(`${site.origin}/images/320/media/exteriors/1.png`);
  expect(plain.headers['content-type']).toBe('image/jpeg');
  expect((await sendRequest(`${site.origin}/images/321/media/exteriors/1.png`)).status).toBe(404);
});

test('a missing picture is a sentence for a client that accepts no pictures', async () => {
  site.backend.behave({ kind: 'status', status: 404 }, '/media/exteriors/none');
  const { status, body } = await sendRequest(`${site.origin}/images/320/media/exteriors/none.png`);
  expect(status).toBe(404);
  expect(body.toString()).toBe('The image is not available.');
});

test('a HEAD request is answered like the page without its body', async () => {
  const { status, body } = await sendRequest(`${site.origin}/`, {}, 'HEAD');
  expect([status, body.byteLength]).toEqual([200, 0]);
});
