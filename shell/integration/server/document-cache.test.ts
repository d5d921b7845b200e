import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { paths } from '@iwan/shared/paths/paths';
import { eventually } from '../support/eventually';
import { expectTexts } from '../support/expect-texts';
import { wiredPages } from '../support/pages';
import { appendToServer, publishAltered, replaceText } from '../support/processes/store';
import { beyond } from '../support/property-records';
import { soundRecords } from '../support/records';
import { sendRequest } from '../support/send-request';
import { providePlainSite } from './testing/plain-site';

// The order matters: the first test requests what no earlier test has put into the cache, and the last two need a
// server with an empty cache.
const site = providePlainSite();

const before = 'Dubai property blog';
const after = 'Letters from the lobby';

/** Each run of the blog's loader writes its number into the title. It reads one parameter. */
const counting = `{
  let made = 0;
  const { route } = module.exports;
  const loader = async (args) => {
    args.query.get('shown');
    return route.loader(args);
  };
  const head = (data, reading) => ({ ...route.head(data, reading), title: 'Made ' + (made += 1) });
  module.exports = { route: { ...route, loader, head } };
}`;

const token = 'a-token-of-the-tests';

/** How many documents with a part of mfe-blog the server has made. */
async function madeDocuments(): Promise<number> {
  const metrics = (await sendRequest(`${site.origin}/__metrics`, { authorization: `Bearer ${token}` })).body.toString();
  const lines = metrics.split('\n').filter((line) => /^iwan_documents_made_total\{.*"mfe-blog"/.test(line));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

const titleOf = async (address: string) => /<title>([^<]*)/.exec((await sendRequest(address)).body.toString())?.[1];

test('a page with a failed part is complete again within seconds, a failed page on the next request', async () => {
  site.backend.behave({ kind: 'status', status: 503 }, '/api/developerapi');
  await site.start();
  const isHomeWhole = async () =>
    !(await sendRequest(`${site.origin}/`)).body.includes('Error: Network response was not ok');
  const developers = async () => (await sendRequest(`${site.origin}/developers/`)).status;
  expect([await isHomeWhole(), await developers()]).toEqual([false, 503]);
  expect([await isHomeWhole(), await developers()]).toEqual([false, 503]);
  site.backend.behave({ kind: 'respond' }, '/api/developerapi');
  expect(await developers()).toBe(200);
  await eventually(async () => expect(await isHomeWhole()).toBe(true), { timeout: 5000 });
});

test('an unchanged page is answered with 304 if the browser has it', async () => {
  await site.start();
  for (const path of ['/', '/blog']) {
    const address = site.origin + path;
    const first = await sendRequest(address);
    expect(first.headers.etag).toMatch(/^W\/"[\w-]+"$/);
    // Cached by the browser, revalidated each time, and still restored on Back.
    expect(first.headers['cache-control']).toBe('no-cache');
    const tag = String(first.headers.etag);
    for (const known of [tag, `"x", ${tag}`, '*']) {
      for (const method of ['GET', 'HEAD'] as const) {
        const { status, headers, body } = await sendRequest(address, { 'if-none-match': known }, method);
        expect({ method, known, status, etag: headers.etag, bytes: body.byteLength }).toEqual({
          method,
          known,
          status: 304,
          etag: tag,
          bytes: 0,
        });
        expect(headers['cache-control']).toBe('no-cache');
        expect(headers.vary).toContain('accept-encoding');
        expect(headers['content-security-policy']).toBe(first.headers['content-security-policy']);
      }
    }
    for (const nonsense of ['W/"other"', tag.slice(3, -1), '"', 'W/', ',,,']) {
      const { status, body } = await sendRequest(address, { 'if-none-match': nonsense });
      expect({ status, bytes: body.byteLength }).toEqual({ status: 200, bytes: first.body.byteLength });
    }
  }
});

test.each([...wiredPages.map(({ path }) => path), paths.project(beyond)])(
  '%s is the same document at every address that differs only in unused parameters',
  async (path) => {
    site.backend.setRecords({ projects: [...soundRecords.projects, beyond] });
    await site.start();
    const made = async (visit: number) => (await sendRequest(`${site.origin}${path}?visit=${visit}`)).headers.etag;
    // A document may contain the minute in which it was rendered.
    await eventually(async () => {
      const tags = [await made(1), await made(2)];
      expect(tags).toEqual([expect.any(String), tags[0]]);
    });
  },
);

test('an address without a page has no entity tag, and is sent in full for any tag in the request', async () => {
  await site.start();
  const { status, headers, body } = await sendRequest(`${site.origin}/no/such/page`, { 'if-none-match': '*' });
  expect(status).toBe(404);
  expect(headers.etag).toBeUndefined();
  expectTexts(body.toString(), ['Dubai, through the right door']);
});

test('every browser gets an encoding that it accepts, with the same tag', async () => {
  // Without the responses and documents of the records of earlier tests, which would be revalidated meanwhile.
  await site.startFresh();
  const address = `${site.origin}/properties/`;
  const plain = await sendRequest(address);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const readers = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip', 'gzip'],
  ] as const) {
    const { headers, body } = await sendRequest(address, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(readers[encoding](body).equals(plain.body)).toBe(true);
    expect(headers['content-length']).toBe(String(body.byteLength));
    expect(headers.etag).toBe(plain.headers.etag);
    expect(headers.vary).toBe('accept-encoding');
    const head = await sendRequest(address, { 'accept-encoding': accepted }, 'HEAD');
    expect(head.body.byteLength).toBe(0);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  }
  expect(plain.headers.vary).toBe('accept-encoding');
});

test('a page is made once for all requests within a second, and served stale while it is made again', async () => {
  await site.start({ STATUS_TOKEN: token });
  const address = `${site.origin}/blog`;
  await Promise.all(Array.from({ length: 50 }, () => sendRequest(address)));
  expect(await madeDocuments()).toBe(1);
  await sendRequest(`${address}?sent=1`);
  expect(await madeDocuments()).toBe(2);
  await delay(1_500);
  await sendRequest(address);
  await eventually(async () => expect(await madeDocuments()).toBe(3));
  await delay(6_000);
  await sendRequest(address);
  expect(await madeDocuments()).toBe(4);
});

test('at a new query a document is made of what was made before, until its loader reads another one', async () => {
  await publishAltered(site.store, 'mfe-blog', (dist) => appendToServer(dist, './pages/blog', counting));
  await site.start();
  const titles = async (...queries: readonly string[]) => {
    const found = [];
    for (const query of queries) found.push(await titleOf(`${site.origin}/blog${query}`));
    return found;
  };
  expect(await titles('', '?utm_source=mail', '?gclid=1&fbclid=2')).toEqual(['Made 1', 'Made 1', 'Made 1']);
  expect(await titles('?shown=1', '?shown=1&utm_source=mail', '?shown=2')).toEqual(['Made 2', 'Made 2', 'Made 3']);
  site.backend.setRecords({ ...soundRecords, blogs: soundRecords.blogs.slice(1) });
  await eventually(async () => expect(await titleOf(`${site.origin}/blog?utm_source=${Date.now()}`)).toBe('Made 4'), {
    timeout: 8_000,
  });
});

test('a publication shows on the next request, also for the tag of the page before', async () => {
  await site.start();
  const address = `${site.origin}/blog`;
  const { headers, body } = await sendRequest(address);
  expectTexts(body.toString(), [before]);
  await publishAltered(site.store, 'mfe-blog', (dist) => replaceText(dist, before, after));
  const response = await sendRequest(address, { 'if-none-match': String(headers.etag) });
  expect(response.status).toBe(200);
  expectTexts(response.body.toString(), [after]);
});

test('typed values are only in the page of the visitor who has typed them', async () => {
  await site.start();
  const page = `${site.origin}/blog`;
  const post = async (email: string) => {
    const response = await fetch(`${site.origin}/forms/subscribe`, {
      method: 'POST',
      headers: { origin: site.origin, referer: page },
      body: new URLSearchParams({ email }),
      redirect: 'manual',
    });
    return `${site.origin}${response.headers.get('location')?.replace(/#.*$/, '')}`;
  };
  const [one, other] = [await post('noura-haddad'), await post('omar-aziz')];
  for (const [address, own, foreign] of [
    [one, 'noura-haddad', 'omar-aziz'],
    [other, 'omar-aziz', 'noura-haddad'],
    [one, 'noura-haddad', 'omar-aziz'],
  ] as const) {
    const { headers, body } = await sendRequest(address, { 'if-none-match': '*' });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    expectTexts(body.toString(), [own]);
    expect(body.toString()).not.toContain(foreign);
  }
  for (const address of [page, one.replace(/&draft=.*$/, ''), `${one}x`]) {
    const { headers, body } = await sendRequest(address);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).not.toMatch(/noura-haddad|omar-aziz/);
  }
});

test('a page that is rendered again with the same content has the same tag', async () => {
  await site.start({ ANSWERS_MAX_AGE: '0' });
  for (const path of ['/', '/blog', '/properties/']) {
    const { etag } = (await sendRequest(site.origin + path)).headers;
    expect((await sendRequest(site.origin + path, { 'if-none-match': String(etag) })).status).toBe(304);
  }
});

test('without the response cache no page is cached @ci', async () => {
  await publishAltered(site.store, 'mfe-blog', (dist) => appendToServer(dist, './pages/blog', counting));
  await site.start({ ANSWERS_MAX_AGE: '0' });
  expect([await titleOf(`${site.origin}/blog`), await titleOf(`${site.origin}/blog`)]).toEqual(['Made 1', 'Made 2']);
});
