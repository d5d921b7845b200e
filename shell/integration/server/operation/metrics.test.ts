import { eventually } from '../../support/eventually';
import { appendToServer, publishAltered } from '../../support/processes/store';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();
const token = 'a-token-of-the-tests';
const opened = { STATUS_TOKEN: token };

const ask = (headers: Readonly<Record<string, string>> = {}) => fetch(`${site.origin}/__metrics`, { headers });
const metrics = async () => (await ask({ authorization: `Bearer ${token}` })).text();

/** The sum of the series of a metric whose labels contain all of the words. */
async function sumOf(name: string, ...labels: readonly string[]): Promise<number> {
  const lines = (await metrics()).split('\n').filter((line) => line.startsWith(`${name}{`));
  return lines
    .filter((line) => labels.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

test('metrics are served with the token, and refused with 401 without it', async () => {
  await site.start(opened);
  expect((await ask()).status).toBe(401);
  const response = await ask({ authorization: `Bearer ${token}` });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
});

test('documents, parts and calls are counted by remote and release', async () => {
  await site.start(opened);
  const path = `/?at=${Date.now()}`;
  for (let time = 0; time < 2; time += 1) await (await fetch(site.origin + path)).text();
  const listings = 'remote="mfe-listings"';
  expect(await sumOf('iwan_documents_made_total', listings)).toBeGreaterThan(0);
  expect(await sumOf('iwan_islands_total', listings, 'outcome="made"')).toBeGreaterThan(0);
  expect(await sumOf('iwan_remote_call_duration_seconds_count', listings, 'call="load"')).toBeGreaterThan(0);
  expect(await sumOf('iwan_http_requests_total', 'kind="document"', 'status="2xx"')).toBeGreaterThan(1);
  expect(await sumOf('iwan_backend_call_duration_seconds_count', 'outcome="answered"')).toBeGreaterThan(0);
  expect(await metrics()).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('a part that fails, a process that ends and a stray error count against their release', async () => {
  const code = `module.exports = { route: { ...module.exports.route, loader: async ({ query }) => {
    if (query.has('exit')) for (;;);
    setTimeout(() => { throw new Error('late'); });
    throw new Error('broken');
  } } };`;
  await publishAltered(site.store, 'mfe-tools', (dist) => appendToServer(dist, './pages/career', code));
  await site.start(opened);
  await (await fetch(`${site.origin}/career`)).text();
  await (await fetch(`${site.origin}/career?exit`)).text();
  const tools = 'remote="mfe-tools"';
  expect(await sumOf('iwan_islands_total', tools, 'outcome="failed"')).toBeGreaterThan(0);
  await eventually(async () => expect(await sumOf('iwan_stray_errors_total', tools)).toBeGreaterThan(0));
  await eventually(async () => expect(await sumOf('iwan_worker_restarts_total', tools, 'reason="hung"')).toBe(1));
});

test('a thousand invented remotes and versions in beacons leave no series', async () => {
  await site.start(opened);
  const html = await (await fetch(`${site.origin}/`)).text();
  const [, shell = ''] = /"beacon":\{"shell":"([\w.-]+)"/.exec(html) ?? [];
  const send = (releases: Readonly<Record<string, string>>) =>
    fetch(`${site.origin}/__beacon`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ shell, releases, failedLoads: {}, errors: {}, vitals: { lcp: 1 }, isWhole: true }),
    });
  const before = (await metrics()).split('\n').length;
  for (let number = 0; number < 100; number += 1) {
    const names = Array.from({ length: 10 }, (_, place) => [`mfe-n${number}-${place}`, `v${number}`]);
    const response = await send({ ...Object.fromEntries(names), 'mfe-listings': `v${number}` });
    expect(response.status).toBe(204);
  }
  const lines = (await metrics()).split('\n');
  expect(lines.filter((line) => /remote="mfe-n\d|remote="mfe-listings",version="v\d/.test(line))).toEqual([]);
  expect(lines.length).toBeLessThan(before + 40);
  expect(await sumOf('iwan_page_views_total', 'remote="shell"')).toBe(100);
});
