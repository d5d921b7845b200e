import { promoteCanary, withdrawCanary } from '@iwan/tooling/release/canaries';
import { rollBack } from '@iwan/tooling/release/publish-release';
import { eventually } from '../../support/eventually';
import { expectTexts } from '../../support/expect-texts';
import { publishAltered, replaceText } from '../../support/processes/store';
import { sendRequest } from '../../support/send-request';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

const token = 'a-token-of-the-tests';
const opened = { STATUS_TOKEN: token };
/** The metrics for operators. */
const read = async (path: '/__status' | '/__metrics') =>
  (await fetch(site.origin + path, { headers: { authorization: `Bearer ${token}` } })).text();

const before = 'Dubai property blog';
const after = 'Letters from the lobby';

const offer = (audience: { readonly percent: number } | 'preview') =>
  publishAltered(site.store, 'mfe-blog', (dist) => replaceText(dist, before, after), audience);

const blog = (cookie?: string) => sendRequest(`${site.origin}/blog`, cookie === undefined ? {} : { cookie });
const hasCanary = async (cookie: string) => (await blog(cookie)).body.toString().includes(after);
const isCanaryThere = () =>
  eventually(async () => expect((await blog()).headers.vary).toContain('cookie'), { timeout: 20_000 });
const cookiesOf = (response: Awaited<ReturnType<typeof blog>>) => response.headers['set-cookie'] ?? [];

const buckets = Array.from({ length: 200 }, (_, bucket) => `iwan_canary=${bucket * 50}`);

const some = buckets.slice(0, 12);

/** Those buckets of the given ones that get the canary. */
async function canaryBuckets(requested: readonly string[] = some): Promise<readonly string[]> {
  const found: string[] = [];
  for (const bucket of requested) if (await hasCanary(bucket)) found.push(bucket);
  return found;
}

test('without a canary and a preview no page depends on a cookie, and none is set', async () => {
  await site.start(opened);
  const { headers } = await blog('iwan_canary=7; iwan_preview=');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers.vary).toBe('accept-encoding');
});

test('a canary for half of the visitors splits 200 of them, each keeps their release, and all get it once it is promoted', async () => {
  await site.start(opened);
  const { version } = await offer({ percent: 50 });
  await isCanaryThere();
  const found = await canaryBuckets(buckets);
  expect(found.length).toBeGreaterThan(80);
  expect(found.length).toBeLessThan(120);
  expect(await canaryBuckets(buckets)).toEqual(found);
  // Only documents that are made are counted, which on a fast machine are few.
  await eventually(async () => {
    await canaryBuckets(buckets);
    expectTexts(await read('/__status'), [version, '50% of visitors since', 'live release 0 of']);
  });
  expect(await read('/__metrics')).toContain(`iwan_canary_percent{remote="mfe-blog",version="${version}"} 50`);
  expect(await promoteCanary(site.store, 'mfe-blog')).toBe(version);
  expect(await canaryBuckets()).toEqual(some);
  expect(await read('/__metrics')).not.toContain('iwan_canary_percent{');
});

test('a first visit sets a cookie with a bucket and nothing else, and an open tab gets the composition of its own releases', async () => {
  await site.start(opened);
  const { version } = await offer({ percent: 50 });
  await isCanaryThere();
  for (let visitor = 0; visitor < 5; visitor += 1) {
    const first = await blog();
    const [written = ''] = cookiesOf(first);
    expect(written).toMatch(/^iwan_canary=\d{1,4}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/);
    const [cookie = ''] = written.split(';');
    const isCanary = first.body.toString().includes(after);
    expect(await hasCanary(cookie)).toBe(isCanary);
    expect(cookiesOf(await blog(cookie))).toEqual([]);
    const composition = await sendRequest(`${site.origin}/composition.json`, { cookie });
    expect(composition.headers.vary).toContain('cookie');
    const read = JSON.parse(composition.body.toString()).releases['mfe-blog'].version;
    expect(read === version).toBe(isCanary);
  }
});

test('the document of the canary differs from that of the others, for any entity tag', async () => {
  await site.start(opened);
  await offer({ percent: 50 });
  await isCanaryThere();
  const withCanary = await canaryBuckets();
  const without = some.find((bucket) => !withCanary.includes(bucket)) ?? '';
  const { headers } = await blog(withCanary[0]);
  const again = await sendRequest(`${site.origin}/blog`, { cookie: without, 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(200);
  expect(headers['cache-control']).toBe('no-cache');
});

test('a withdrawn canary is not shown from the next request on', async () => {
  await site.start(opened);
  await offer({ percent: 99 });
  await isCanaryThere();
  await withdrawCanary(site.store, 'mfe-blog', 'It was tried.');
  await eventually(async () => expect((await blog('iwan_canary=7')).headers.vary).toBe('accept-encoding'));
  expect(await canaryBuckets()).toEqual([]);
});

test('during a canary an open tab keeps working, the next document shows a new release and, after a rollback, the previous one', async () => {
  await site.start(opened);
  await offer({ percent: 50 });
  await isCanaryThere();
  const withCanary = await canaryBuckets();
  const without = some.find((bucket) => !withCanary.includes(bucket)) ?? '';
  const tab = await filesOf(without);
  const expectShown = async (text: string) => {
    expectTexts((await blog(without)).body.toString(), [text]);
    expect(await hasCanary(withCanary[0] ?? '')).toBe(true);
    for (const file of tab) expect((await sendRequest(site.origin + file)).status).toBe(200);
  };
  await expectShown(before);
  await publishAltered(site.store, 'mfe-blog', (dist) => replaceText(dist, before, 'Postcards'));
  await expectShown('Postcards');
  await rollBack(site.store, 'mfe-blog');
  await expectShown(before);
});

/** The entry of the blog in the release of an open tab, and its code for the page. */
async function filesOf(cookie: string): Promise<readonly string[]> {
  const html = (await blog(cookie)).body.toString();
  const files = html.match(/\/remotes\/mfe-blog\/[\w./-]+\.(?:js|css)/g) ?? [];
  expect(files.length).toBeGreaterThan(1);
  return [...new Set(files)];
}

test('a preview is shown on every page after its address was opened, with a bar that ends it, and is not cached', async () => {
  await site.start(opened);
  const { version } = await offer('preview');
  const begun = await sendRequest(`${site.origin}/__preview/mfe-blog/${version}`);
  expect([begun.status, begun.headers.location, begun.headers['cache-control']]).toEqual([303, '/', 'no-store']);
  const [cookie = ''] = (cookiesOf(begun)[0] ?? '').split(';');
  for (const path of ['/', '/blog', '/about', '/no-such-page']) {
    const { headers, body } = await sendRequest(site.origin + path, { cookie });
    expectTexts(body.toString(), [`You are previewing mfe-blog ${version}. Only you can see this.`, 'End the preview']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers.vary).toContain('cookie');
  }
  expect(await hasCanary(cookie)).toBe(true);
  expect(await hasCanary('')).toBe(false);
  const post = (headers: Readonly<Record<string, string>>) =>
    fetch(`${site.origin}/__preview/end`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  expect((await post({ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const ended = await post({ origin: site.origin, referer: `${site.origin}/blog?page=2` });
  expect([ended.status, ended.headers.get('location')]).toEqual([303, '/blog?page=2']);
  expect(ended.headers.get('set-cookie')).toContain('iwan_preview=; Path=/; Max-Age=0');
});

test.each([
  ['/__preview/mfe-blog/gone'],
  ['/__preview/mfe-other/0f3a'],
  ['/__preview/..%2f..%2fetc/passwd'],
  ['/__preview/mfe-blog/..'],
  ['/__preview/https:%2F%2Felsewhere.example/remote.js'],
])('nothing is previewed at %s', async (path) => {
  await site.start(opened);
  const { status, headers } = await sendRequest(site.origin + path);
  expect(status).toBe(404);
  expect(headers['set-cookie']).toBeUndefined();
});

test('the live release is not available as a preview', async () => {
  await site.start(opened);
  const { releases } = JSON.parse((await sendRequest(`${site.origin}/composition.json`)).body.toString());
  expect((await sendRequest(`${site.origin}/__preview/mfe-blog/${releases['mfe-blog'].version}`)).status).toBe(404);
});

test('two hundred invalid previews start no process, and every page is served @ci', async () => {
  await site.start(opened);
  const names = Array.from({ length: 200 }, (_, number) => `iwan_preview=mfe-blog:v${number}`);
  for (let first = 0; first < names.length; first += 50) {
    await Promise.all(
      names.slice(first, first + 50).map((cookie) => sendRequest(`${site.origin}/composition.json`, { cookie })),
    );
  }
  const { status, body } = await blog(names[0]);
  expect(status).toBe(200);
  expectTexts(body.toString(), [before, 'mfe-blog v0 cannot be previewed']);
});
