import { setTimeout as delay } from 'node:timers/promises';
import { constantLoad } from '../../support/constant-load';
import { eventually } from '../../support/eventually';
import { type CachedSite, withCachedSite } from '../../support/processes/cached-site';

jest.setTimeout(240_000);

const pages = ['/', '/properties/', '/map/', '/blog', '/career', '/developers/'];

/** Every page is in the cache, and the purges of the start are over. */
async function warm({ get }: CachedSite): Promise<void> {
  for (const page of pages)
    await eventually(async () => expect((await get(page)).status).toBe(200), { timeout: 30_000 });
  await delay(3_000);
  const isCached = async () => {
    for (const page of pages) expect((await get(page)).headers['x-cache']).toBe('hit');
  };
  await eventually(isCached, { timeout: 30_000 });
}

test('a cached document takes a millisecond of one core at most, and the document servers are idle meanwhile', () =>
  withCachedSite(async (site) => {
    await warm(site);
    const before = { varnish: site.processorTime(), sites: site.sites.map((each) => each.processorTime()) };
    const startedAt = performance.now();
    const load = constantLoad(site.origin, 150, pages);
    await delay(20_000);
    const { requested, failures } = await load.stop();
    expect(failures).toEqual([]);
    const elapsed = performance.now() - startedAt;
    const perDocument = (site.processorTime() - before.varnish) / requested;
    const busy = site.sites.map((each, at) => (each.processorTime() - (before.sites[at] ?? 0)) / elapsed);
    expect(perDocument).toBeLessThan(1);
    // They poll the backend for changes and respond to Varnish's health checks.
    for (const share of busy) expect(share).toBeLessThan(0.1);
  }));

test('all document servers are stopped for a minute, and nobody notices', () =>
  withCachedSite(async (site) => {
    await warm(site);
    const load = constantLoad(site.origin, 20, pages);
    await delay(5_000);
    await Promise.all(site.sites.map((each) => each.stop()));
    await delay(60_000);
    await Promise.all(site.sites.map((each) => each.start()));
    await delay(15_000);
    const { requested, failures } = await load.stop();
    expect(failures).toEqual([]);
    expect(requested).toBeGreaterThan(1_500);
  }));
