import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();
const origin = () => site.origin;

interface BootData {
  readonly beacon: { readonly shell: string; readonly sample: number };
  readonly composition: { readonly releases: Readonly<Record<string, { readonly version: string }>> };
}

async function bootDataOf(path: string): Promise<BootData> {
  const html = await (await fetch(origin() + path)).text();
  const [, json = ''] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}

async function soundView(): Promise<object> {
  const { beacon, composition } = await bootDataOf('/');
  const releases = Object.fromEntries(
    Object.entries(composition.releases).map(([remote, { version }]) => [remote, version]),
  );
  return { shell: beacon.shell, releases, failedLoads: {}, errors: {}, vitals: { lcp: 900 }, isWhole: true };
}

const send = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${origin()}/__beacon`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('a document has the settings of the beacon, and the server accepts a report of a browser', async () => {
  await site.start();
  const { beacon } = await bootDataOf('/');
  expect(beacon).toEqual({ shell: expect.stringMatching(/^\w[\w.-]+$/), sample: 1 });
  const response = await send(await soundView(), { origin: origin() });
  expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
    204,
    '',
    'no-store',
  ]);
});

test.each([
  ['no JSON', '{', {}, 400],
  ['something else', '{"shell":1}', {}, 400],
  ['a megabyte', JSON.stringify({ shell: 'x'.repeat(2 ** 20) }), {}, 413],
  ['a form', 'shell=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a page of another site', '{}', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
] as const)('refuses %s', async (_, body, headers, status) => {
  await site.start();
  expect((await send(body, headers)).status).toBe(status);
});

test('a flood of beacons from one network is refused above its limit, and those of other networks are accepted', async () => {
  await site.start();
  const view = await soundView();
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async () => (await send(view, { 'x-forwarded-for': '192.0.2.66' })).status),
  );
  expect(statuses.filter((status) => status === 204).length).toBeLessThan(120);
  expect(new Set(statuses)).toEqual(new Set([204, 429]));
  expect((await send(view, { 'x-forwarded-for': '192.0.2.67' })).status).toBe(204);
});
