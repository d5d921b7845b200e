import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../support/eventually';
import { publishAltered, replaceText } from '../../support/processes/store';
import { sendRequest } from '../../support/send-request';
import { providePlainSite } from '../testing/plain-site';

/** What the cache does with purges. */
type CacheMood = 'accepts' | 'refuses' | 'hangs';

interface PurgedCache {
  /** For `PURGE_URL`. */
  readonly purgeUrl: string;
  /** The keys of each purge so far, in order. */
  readonly purges: (readonly string[])[];
  mood: CacheMood;
}

/** A cache in front of the site that only records its purges, for the tests of one file. */
function providePurgedCache(): PurgedCache {
  const purges: (readonly string[])[] = [];
  const cache = { purgeUrl: '', purges, mood: 'accepts' as CacheMood };
  const server = createServer((request, response) => {
    purges.push(String(request.headers['xkey-purge']).split(' '));
    if (cache.mood === 'hangs') return;
    response.writeHead(cache.mood === 'accepts' ? 200 : 405).end();
  });
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    cache.purgeUrl = `varnish+http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    cache.mood = 'accepts';
    purges.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return cache;
}

const site = providePlainSite();
const cache = providePurgedCache();

const before = 'Dubai property blog';
const after = 'Letters from the lobby';

/** What the backend reports as changed; it may be polled more than once. */
const report = (last: number, changes: readonly object[] = [], isIncomplete = false) =>
  site.backend.behave({ kind: 'body', body: { node: 'a', last, isIncomplete, changes } }, '/changes');

/** A site with a cache in front, which polls for changes. Its remotes have loaded, since a page with a failed part is not shared. */
async function start(): Promise<void> {
  report(0);
  await site.start({ PURGE_URL: cache.purgeUrl });
  for (const path of ['/', '/blog']) {
    await eventually(async () => expect((await shared(path)).control).toContain('s-maxage=300'));
  }
}

async function shared(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await sendRequest(site.origin + path, headers);
  return {
    status: response.status,
    control: String(response.headers['cache-control']),
    keys: String(response.headers.xkey ?? '').split(' '),
    vary: response.headers.vary,
    cookie: response.headers['set-cookie'],
    html: response.body.toString(),
    tag: String(response.headers.etag),
  };
}

const isPurged = (key: string, timeout = 5_000) =>
  eventually(() => expect(cache.purges.flat()).toContain(key), { timeout });

test('a document says how long a shared cache may keep it, and what it is made from, also with 304', async () => {
  await start();
  const home = await shared('/');
  expect(home.control).toBe('max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400');
  expect(home.keys).toEqual(expect.arrayContaining(['site', 'page-home', 'projects', 'project-1', 'developers']));
  expect(home.keys.filter((key) => key.startsWith('composition-'))).toHaveLength(1);
  expect(home.vary).toBe('accept-encoding');
  const known = await shared('/', { 'if-none-match': home.tag });
  expect({ ...known, html: '' }).toEqual({ ...home, status: 304, html: '' });
  const blog = await shared('/blog');
  expect(blog.keys).toEqual(expect.arrayContaining(['page-blog', 'articles']));
  expect(blog.keys).not.toContain('projects');
});

test('where the backend does not report changes, a shared cache keeps a document for five seconds @ci', async () => {
  await site.startFresh({ PURGE_URL: cache.purgeUrl });
  // The first document after a start may lack a late part, and is not shared.
  await eventually(async () => expect((await shared('/')).control).toContain('s-maxage=5,'));
  await eventually(() => expect(site.output()).toContain('The backend does not report changed records'));
});

test('without a cache in front nothing is shared', async () => {
  await site.start();
  expect(await shared('/')).toMatchObject({ control: 'no-cache', keys: [''] });
  expect((await shared('/__variant')).status).toBe(404);
});

test('nothing of a single visitor is shared, and no page that is missing', async () => {
  await start();
  const isShared = async (path: string, headers = {}) => (await shared(path, headers)).control.includes('s-maxage');
  const rows: [string, Readonly<Record<string, string>>][] = [
    ['/', { cookie: 'session=abc' }],
    ['/', { cookie: 'a=b; __Host-session=abc' }],
    ['/', { cookie: 'iwan_preview=mfe-blog:1' }],
    ['/career?posted=subscribe&sent=1', {}],
    ['/career?draft=abc', {}],
    ['/no/such/page', {}],
    [`/properties/?preview=1.1795685668501.${'a'.repeat(43)}`, {}],
  ];
  for (const [path, headers] of rows)
    expect([path, headers, await isShared(path, headers)]).toEqual([path, headers, false]);
  // A request with a cookie that no document depends on gets the shared document.
  expect(await isShared('/', { cookie: 'iwan_canary=7' })).toBe(true);
});

test('a page with a failed part is shared for a second, and while documents fail', async () => {
  site.backend.behave({ kind: 'status', status: 503 }, '/api/developerapi');
  report(0);
  await site.startFresh({ PURGE_URL: cache.purgeUrl });
  const { status, control } = await shared('/');
  expect([status, control]).toEqual([200, 'max-age=0, s-maxage=1, stale-if-error=86400']);
});

test('a release purges the documents of the composition before, without any request', async () => {
  await start();
  const { keys } = await shared('/blog');
  const composition = keys.find((key) => key.startsWith('composition-')) ?? '';
  await publishAltered(site.store, 'mfe-blog', (dist) => replaceText(dist, before, after));
  await isPurged(composition);
  const moved = await shared('/blog');
  expect(moved.html).toContain(after);
  expect(moved.keys).not.toContain(composition);
});

test('a changed record purges what shows it, and the next request shows it as it is now', async () => {
  await start();
  const path = '/property-details/1';
  const project = (await sendRequest(site.origin + path)).headers.location ?? path;
  expect((await shared(project)).html).toContain('1,200,000');
  const [first, ...others] = (await projectsOfBackend()) as [Record<string, unknown>];
  site.backend.setRecords({ projects: [{ ...first, starting_price: 'AED 7,777,777' }, ...others] });
  report(1, [{ kind: 'project', ids: ['1'] }]);
  await isPurged('project-1');
  await isPurged('projects');
  const now = await shared(project);
  expect(now.html).toContain('7,777,777');
  expect(now.keys).toContain('project-1');
});

async function projectsOfBackend(): Promise<unknown> {
  const response = await fetch(`${site.backend.url}/api/projectapi`);
  return ((await response.json()) as { readonly data: unknown }).data;
}

async function isPurgedAgain(mood: CacheMood): Promise<void> {
  report(0);
  await site.startFresh({ PURGE_URL: cache.purgeUrl, STATUS_TOKEN: 'a-token-of-the-tests' });
  await isPurged('site');
  cache.mood = mood;
  await eventually(() => expect(site.output()).toContain('does not accept purges'), { timeout: 12_000 });
  expect((await shared('/')).control).toContain('s-maxage=5,');
  const metrics = async () => {
    const headers = { authorization: 'Bearer a-token-of-the-tests' };
    const text = await (await fetch(`${site.origin}/__metrics`, { headers })).text();
    return text.match(/^iwan_(purge|change).*$/gm)?.join('\n');
  };
  expect(await metrics()).toMatch(/iwan_purges_total\{outcome="failed"\} [1-9]/);
  expect(await metrics()).toContain('iwan_purge_keys_waiting 1');
  expect(await metrics()).toContain('iwan_change_feed_up 1');
  cache.mood = 'accepts';
  await eventually(async () => expect((await shared('/')).control).toContain('s-maxage=300,'), { timeout: 12_000 });
  expect(await metrics()).toContain('iwan_purge_keys_waiting 0');
  expect(site.output().match(/does not accept purges/g)).toHaveLength(1);
  expect(site.output().match(/accepts purges again/g)).toHaveLength(1);
}

test('a cache that refuses purges is told again, and the log says so once @ci', () => isPurgedAgain('refuses'));
test('a cache that hangs is told again, and the log says so once @ci', () => isPurgedAgain('hangs'));

test('a site whose cache is down starts and shows its pages @ci', async () => {
  await site.startFresh({ PURGE_URL: 'varnish+http://127.0.0.1:1' });
  await eventually(() => expect(site.output()).toContain('The cache at 127.0.0.1:1 does not accept purges'));
  expect((await shared('/')).status).toBe(200);
});

test('while a canary runs, a document is shared for the variant that the cache has chosen, and no other @ci', async () => {
  await start();
  const variantOf = async (query: string) =>
    (await sendRequest(`${site.origin}/__variant${query}`)).headers['x-iwan-variant'];
  expect(await variantOf('')).toBe('stable');
  expect(await variantOf('?bucket=7')).toBe('stable');
  const { version } = await publishAltered(site.store, 'mfe-blog', (dist) => replaceText(dist, before, after), {
    percent: 50,
  });
  cache.purges.length = 0;
  await eventually(async () => expect(await variantOf('')).toBe('undecided'), { timeout: 20_000 });
  await isPurged('site');
  const canary = `mfe-blog:${version}`;
  const buckets = Array.from({ length: 20 }, (_, at) => String(at * 100));
  const variants = await Promise.all(buckets.map((bucket) => variantOf(`?bucket=${bucket}`)));
  expect(new Set(variants)).toEqual(new Set(['stable', canary]));
  const given = buckets[variants.indexOf(canary)];
  const cookie = `iwan_canary=${given}`;

  // The purge is repeated after two seconds, and a document that was begun before it is not shared.
  const chosen = await eventually(async () => {
    const document = await shared('/blog', { cookie, 'x-iwan-variant': canary });
    expect(document.control).toContain('s-maxage=300');
    return document;
  });
  expect(chosen.html).toContain(after);
  expect([chosen.vary, chosen.cookie]).toEqual(['x-iwan-variant, accept-encoding', undefined]);

  const wrong = await shared('/blog', { cookie, 'x-iwan-variant': 'stable' });
  expect([wrong.control, wrong.vary]).toEqual(['private, no-cache', 'x-iwan-variant, accept-encoding']);
  const unchosen = await shared('/blog');
  expect([unchosen.control, unchosen.vary]).toEqual(['private, no-cache', 'cookie, accept-encoding']);
  expect(unchosen.cookie).toHaveLength(1);
});
