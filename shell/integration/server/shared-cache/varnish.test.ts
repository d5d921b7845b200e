import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '../../support/eventually';
import { expectTexts } from '../../support/expect-texts';
import { type CachedSite, withCachedSite } from '../../support/processes/cached-site';
import { publishAltered, replaceText } from '../../support/processes/store';

// One test: the processes take longer to start than all of it takes.
jest.setTimeout(180_000);

const before = 'Dubai property blog';
const after = 'Letters from the lobby';
const later = 'Papers from the porch';
const project = 'Lazurine Quay';

/** From the moment in which the site's own servers would show it. */
const twoSeconds = { timeout: 2_000, interval: 25 };

test('through Varnish a release, a price and a canary are seen within two seconds, and one node is enough for all @ci', () =>
  withCachedSite(async (site) => {
    await isCached(site);
    await seesRelease(site);
    await seesPrice(site);
    await seesCanary(site);
    await sharesNothingOfVisitors(site);
    await survivesItsNodes(site);
  }));

/** A second request is served from the cache, for every browser and every campaign. */
async function isCached({ get }: CachedSite): Promise<void> {
  // The site and its cache settle: the start purges twice.
  await eventually(
    async () => {
      const { status, headers } = await get('/blog');
      expect([status, headers['x-cache']]).toEqual([200, 'hit']);
    },
    // The code of the remotes starts with the first page.
    { timeout: 30_000 },
  );
  await delay(2_500);
  await get('/blog');
  const hit = await get('/blog?utm_source=x', { 'x-forwarded-for': '192.0.2.9', cookie: 'theme=dark' });
  expect([hit.status, hit.headers['x-cache']]).toEqual([200, 'hit']);
  // As without a cache: the browser revalidates each time, and gets a 304 for the page that it has.
  expect(hit.headers['cache-control']).toBe('no-cache');
  expect(hit.headers).not.toHaveProperty('xkey');
  expect(hit.headers).not.toHaveProperty('set-cookie');
  expect((await get('/blog', { 'if-none-match': String(hit.headers.etag) })).status).toBe(304);
  const small = await get('/blog', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(small.headers['content-encoding']).toBe('br');
  const again = await get('/blog', { 'accept-encoding': 'br, gzip' });
  expect([again.headers['content-encoding'], again.headers['x-cache']]).toEqual(['br', 'hit']);
}

async function seesRelease({ get, store }: CachedSite): Promise<void> {
  expectTexts((await get('/blog')).body.toString(), [before]);
  await publishAltered(store, 'mfe-blog', (dist) => replaceText(dist, before, after));
  await eventually(async () => expectTexts((await get('/blog')).body.toString(), [after]), twoSeconds);
}

async function seesPrice({ get, setPrice, backend }: CachedSite): Promise<void> {
  const api = `${backend}/api/projectapi/${encodeURIComponent(project)}`;
  const record = ((await (await fetch(api)).json()) as { readonly data: { readonly id: number } }).data;
  const path = String((await get(`/property-details/${record.id}`)).headers.location);
  // The purge of the release is repeated after two seconds.
  await eventually(async () => expect((await get(path)).headers['x-cache']).toBe('hit'), { timeout: 20_000 });
  const list = `/properties/?q=${encodeURIComponent(project)}`;
  await get(list);
  const isChanged = async () => expect(await (await fetch(api)).text()).toContain('7,777,777');
  const editing = setPrice(project, 'AED 7,777,777');
  await eventually(isChanged, { timeout: 60_000, interval: 25 });
  const shows = async (address: string) => expect((await get(address)).body.toString()).toMatch(/7[.,]7+8?/);
  await eventually(() => Promise.all([path, list].map(shows)), twoSeconds);
  await editing;
}

async function seesCanary({ get, store, sites }: CachedSite): Promise<void> {
  const offer = { percent: 50 } as const;
  const { version } = await publishAltered(store, 'mfe-blog', (dist) => replaceText(dist, before, later), offer);
  await eventually(
    async () => {
      for (const { origin } of sites)
        expect((await fetch(`${origin}/__variant`)).headers.get('x-iwan-variant')).toBe('undecided');
    },
    { timeout: 20_000 },
  );
  const shown = async (bucket: number) => {
    const response = await get('/blog', { cookie: `iwan_canary=${bucket}` });
    return response.body.includes(later);
  };
  const buckets = Array.from({ length: 40 }, (_, at) => at * 250);
  await eventually(async () => {
    const split = await Promise.all(buckets.map(shown));
    expect(new Set(split)).toEqual(new Set([true, false]));
  }, twoSeconds);
  // Each visitor stays in their group, whichever node responds, and two copies serve all of them.
  const first = await Promise.all(buckets.map(shown));
  expect(await Promise.all(buckets.map(shown))).toEqual(first);
  await delay(2_500);
  await Promise.all(buckets.map(shown));
  // A purge is sent twice, two seconds apart: until then a copy may be fetched once more.
  await eventually(async () => {
    const hits = await Promise.all(buckets.map((bucket) => get('/blog', { cookie: `iwan_canary=${bucket}` })));
    expect(hits.map(({ headers }) => headers['x-cache'])).toEqual(buckets.map(() => 'hit'));
  });
  // A visitor without a bucket gets one, and their own is their canary's.
  const [cookie = ''] = (await get('/blog')).headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^iwan_canary=\d{1,4}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/);
  expect(version).toMatch(/./);
}

async function sharesNothingOfVisitors({ get, origin }: CachedSite): Promise<void> {
  const own = { cookie: 'session=abc' };
  for (let times = 0; times < 2; times += 1) {
    const { headers } = await get('/blog', own);
    expect([headers['x-cache'], headers['cache-control']]).toEqual(['miss', 'private, no-cache']);
  }
  await get('/career?draft=abc');
  expect((await get('/career?draft=abc')).headers['x-cache']).toBe('miss');
  // Requests through a proxy may not purge.
  const purge = await fetch(origin, {
    method: 'PURGE',
    headers: { 'xkey-purge': 'site', 'x-forwarded-for': '192.0.2.1' },
  });
  expect(purge.status).toBe(405);
}

/** While one node is down the other one responds, and while both are, the cache does. */
async function survivesItsNodes({ get, sites }: CachedSite): Promise<void> {
  const [one, other] = sites;
  const statuses = async (path: string) => {
    const visitors = Array.from({ length: 10 }, (_, at) => `192.0.2.${at}`);
    return Promise.all(visitors.map(async (each) => (await get(path, { 'x-forwarded-for': each })).status));
  };
  await statuses('/blog');
  await one.stop();
  // Pages that are not cached are rendered by the other node, also before the failure is detected.
  expect(new Set(await statuses('/career'))).toEqual(new Set([200]));
  await other.stop();
  await delay(3_000);
  expect(new Set(await statuses('/blog'))).toEqual(new Set([200]));
  expect(new Set(await statuses('/nobody-has-asked'))).toEqual(new Set([503]));
  await Promise.all([one.start(), other.start()]);
  await eventually(async () => expect(new Set(await statuses('/nobody-has-asked'))).toEqual(new Set([404])), {
    timeout: 30_000,
  });
}
