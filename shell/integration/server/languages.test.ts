import { wiredPages } from '../support/pages';
import { sendRequest } from '../support/send-request';
import { providePlainSite } from './testing/plain-site';

const site = providePlainSite();
beforeEach(() => site.start({ ANSWERS_MAX_AGE: '0' }));

const look = async (path: string) => {
  const { status, headers, body } = await sendRequest(site.origin + path);
  return { status, headers, html: body.toString() };
};
const post = (form: string, referer: string, fields: Readonly<Record<string, string>>) =>
  fetch(`${site.origin}/forms/${form}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: site.origin, referer: site.origin + referer },
    redirect: 'manual',
  });

/** The targets of links and forms that are neither in Arabic, nor named another language, nor files. */
const waysOut = (html: string) =>
  [...html.matchAll(/<(?:a|form|button)\s[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/ hreflang="en"/i.test(tag))
    .flatMap((tag) => / (?:href|action|formaction)="(\/[^"]*)"/i.exec(tag)?.[1] ?? [])
    .filter((address) => !/^\/(ar(?=[/?#]|$)|forms\/|images\/|media\/|remotes\/)/.test(address));

test.each(wiredPages.map(({ path }) => path))(
  '%s is a page in Arabic too, of which no link leads out',
  async (path) => {
    const address = path === '/' ? '/ar' : `/ar${path}`;
    const { status, headers, html } = await look(address);
    expect([status, headers['content-language']]).toEqual([200, 'ar']);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain(`<link rel="canonical" href="${site.origin}${address}"`);
    for (const [language, twin] of [
      ['en', path],
      ['ar', address],
      ['x-default', path],
    ]) {
      expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="${site.origin}${twin}"`);
    }
    expect(waysOut(html)).toEqual([]);
    expect(html).toMatch(new RegExp(`<a[^>]* hreflang="en"[^>]* href="${path}"`, 'i'));
  },
);

test('a page in English says so, and names its twin', async () => {
  const { headers, html } = await look('/blog');
  expect(headers['content-language']).toBe('en');
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toMatch(/<a[^>]* hreflang="ar"[^>]* href="\/ar\/blog"/i);
});

test('the switch keeps the query of a list, without what advertisements add', async () => {
  const { html } = await look('/ar/properties?tab=Commercial&utm_source=mail');
  expect(html).toMatch(/<a[^>]* hreflang="en"[^>]* href="\/properties\?tab=Commercial"/i);
});

test('an unknown address in Arabic is Home in Arabic, with status 404', async () => {
  const { status, html } = await look('/ar/no/such/page/anywhere');
  expect(status).toBe(404);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect((await look('/ar/missing.js')).status).toBe(404);
});

test('redirects stay in the language of the address', async () => {
  expect((await look('/ar/agents')).headers.location).toBe('/ar');
  expect((await look('/ar/about/x')).headers.location).toBe('/ar');
});

test('a form returns to its page in Arabic, and the lead says so', async () => {
  const response = await post('subscribe', '/ar/blog?page=2', { email: 'noura@example.com' });
  expect(response.headers.get('location')).toBe('/ar/blog?page=2&posted=subscribe&sent=1#subscribe');
  const [sent] = site.backend.requests.filter(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ email: 'noura@example.com', locale: 'ar' });
});

test('an incomplete form is refused on its page in Arabic, with what was typed', async () => {
  const response = await post('contact', '/ar/contact-us', { name: 'Noura' });
  const location = response.headers.get('location') ?? '';
  expect(location).toMatch(/^\/ar\/contact-us\?posted=contact/);
  const { html } = await look(location);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('value="Noura"');
});

test('the feed of the blog is there in each language', async () => {
  for (const path of ['/blog/feed.xml', '/ar/blog/feed.xml']) {
    const { status, headers } = await look(path);
    expect([path, status, headers['content-type']]).toEqual([path, 200, expect.stringContaining('atom+xml')]);
  }
  expect((await look('/ar/blog')).html).toContain(`href="${site.origin}/ar/blog/feed.xml"`);
});
