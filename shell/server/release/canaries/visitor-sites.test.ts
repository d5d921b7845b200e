import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canaryEnd, canaryFile, offerMark } from '@iwan/shared/contracts/canary';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { grantsWith } from '../../../src/composition/grants';
import { startInProcess } from '../../testing/remote-in-process';
import { point, slotCode, writeRelease } from '../../testing/sample-release';
import { until } from '../../testing/until';
import { ComposedSite } from '../composed-site';
import { ReleaseRegistry } from '../release-registry';
import { GrantReader } from '../stored-grants';
import { canarySites } from './canary-sites';

const since = '2026-11-25T12:00:00.000Z';
let store: string;
let report: jest.Mock;
let close: () => void;

const home = (name = 'mfe-blog') => join(store, name);

async function write(file: string, text: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(`${file}-draft`, text);
  await rename(`${file}-draft`, file);
}

async function startCanary(version: string, percent: number, code = slotCode(version)): Promise<void> {
  await writeRelease(store, 'mfe-blog', version, code);
  await write(join(home(), canaryFile), JSON.stringify({ version, percent, since }));
}

const endCanary = (version: string) =>
  write(
    join(home(), canaryEnd(version)),
    JSON.stringify({ since, at: since, outcome: 'withdrawn', reason: 'It was slower.' }),
  );

async function offer(name: string, version: string, code = slotCode(version)): Promise<void> {
  await writeRelease(store, name, version, code);
  await write(join(home(name), offerMark(version)), new Date().toISOString());
}

beforeEach(async () => {
  store = await temporaryFolder();
  report = jest.fn();
  for (const name of grantsWith({}).remotes) {
    await writeRelease(store, name, 'stable', slotCode('stable'));
    await point(store, name, '{"version":"stable"}');
  }
});

afterEach(() => close());

function setUp() {
  const start = startInProcess();
  const registry = new ReleaseRegistry(store, start, report);
  const site = new ComposedSite(registry, new GrantReader(store, report), { report, note: () => {} });
  const beside = canarySites({
    store,
    start,
    site,
    report,
    log: { warn: jest.fn() },
    shell: { version: 's', mayHaveCanary: false },
  });
  close = () => beside.close();
  const visit = (cookie?: string) => beside.sites.of({ headers: cookie === undefined ? {} : { cookie } });
  const blogOf = async (cookie?: string) => (await visit(cookie)).site.releases.get('mfe-blog')?.release.version;
  /** Until the code of the canaries runs. */
  const ready = (count = 1) =>
    until(async () => {
      await visit();
      return beside.canaries.current.length === count;
    });
  return { ...beside, site, visit, blogOf, ready };
}

const buckets = Array.from({ length: 200 }, (_, bucket) => `iwan_canary=${bucket * 50}`);

test('without a canary everybody has the stable site, no bucket, and the same object', async () => {
  const { visit, site, sites } = setUp();
  const stable = await site.current();
  const [seen, known] = [await visit(), await visit('iwan_canary=7')];
  const settled = sites.settled({ headers: {} });
  for (const each of [seen, known, settled]) {
    expect(each).toMatchObject({ varies: false, newBucket: null, preview: null });
    expect(each?.site === stable).toBe(true);
  }
});

test('a canary of half of the visitors is given to 40 to 60 of 100 buckets, and each keeps what it got', async () => {
  const { blogOf, ready } = setUp();
  await startCanary('next', 50);
  await ready();
  const first = await Promise.all(buckets.map(blogOf));
  const share = first.filter((version) => version === 'next').length / buckets.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
  expect(await Promise.all(buckets.map(blogOf))).toEqual(first);
});

test('who comes without a bucket is put into one, and is shown what that bucket is', async () => {
  const { visit, blogOf, ready } = setUp();
  await startCanary('next', 50);
  await ready();
  for (let visitor = 0; visitor < 20; visitor += 1) {
    const { site, newBucket, varies } = await visit();
    expect(varies).toBe(true);
    expect(await blogOf(`iwan_canary=${newBucket}`)).toBe(site.releases.get('mfe-blog')?.release.version);
  }
});

test('all who are shown the same releases share a site, and so its documents', async () => {
  const { visit, ready } = setUp();
  await startCanary('next', 50);
  await ready();
  const sites = new Set((await Promise.all(buckets.map(visit))).map(({ site }) => site));
  expect(sites.size).toBe(2);
});

test('a canary that has ended is given to nobody', async () => {
  const { blogOf, ready } = setUp();
  await startCanary('next', 99);
  await ready();
  await endCanary('next');
  expect(new Set(await Promise.all(buckets.map(blogOf)))).toEqual(new Set(['stable']));
});

test('a canary that was set aside is given to nobody, though the store says otherwise', async () => {
  const { blogOf, ready, canaries } = setUp();
  await startCanary('next', 99);
  await ready();
  canaries.setAside('mfe-blog', { since });
  // Whatever could come back has come back when a canary that begins now is there.
  await writeRelease(store, 'mfe-tools', 'next', slotCode('next'));
  await write(join(home('mfe-tools'), canaryFile), JSON.stringify({ version: 'next', percent: 99, since }));
  await until(async () => {
    await blogOf();
    return canaries.current.some(({ name }) => name === 'mfe-tools');
  });
  expect(new Set(await Promise.all(buckets.map(blogOf)))).toEqual(new Set(['stable']));
});

test.each([
  { what: 'throws when it is run', write: () => startCanary('next', 99, "throw new Error('broken')") },
  {
    what: 'is not in the store',
    write: () => write(join(home(), canaryFile), JSON.stringify({ version: 'gone', percent: 99, since })),
  },
  {
    what: 'is another remote’s release',
    async write() {
      await startCanary('next', 99);
      await rm(join(home(), 'next'), { recursive: true });
      await writeRelease(store, 'mfe-tools', 'next', slotCode('next'));
      await rename(join(home('mfe-tools'), 'next'), join(home(), 'next'));
    },
  },
])('a canary that $what changes nothing, and is told of once', async ({ write: prepare }) => {
  const { blogOf } = setUp();
  await prepare();
  await until(async () => {
    await blogOf();
    return report.mock.calls.length > 0;
  });
  expect(new Set(await Promise.all(buckets.map(blogOf)))).toEqual(new Set(['stable']));
  expect(report).toHaveBeenCalledTimes(1);
  expect(String(report.mock.calls[0]?.[0])).toContain('of mfe-blog cannot be used');
});

test('a release that is offered is shown to who asks for it, and to nobody else', async () => {
  const { visit, blogOf } = setUp();
  await offer('mfe-blog', 'draft');
  const { site, preview, varies } = await visit('iwan_preview=mfe-blog:draft');
  expect(site.releases.get('mfe-blog')?.release.version).toBe('draft');
  expect(preview).toEqual({ shown: [{ name: 'mfe-blog', version: 'draft' }], missing: [] });
  expect(varies).toBe(true);
  expect(await blogOf()).toBe('stable');
});

test.each([
  { what: 'an earlier release that is not offered', cookie: 'mfe-blog:earlier' },
  { what: 'a release of another remote', cookie: 'mfe-blog:tools' },
  { what: 'a remote that there is not', cookie: 'mfe-other:draft' },
])('$what is not shown, and the visitor is told', async ({ cookie }) => {
  await writeRelease(store, 'mfe-blog', 'earlier', slotCode('earlier'));
  await offer('mfe-tools', 'tools');
  await offer('mfe-other', 'draft');
  const { visit, site } = setUp();
  const { site: shown, preview } = await visit(`iwan_preview=${cookie}`);
  expect(shown).toBe(await site.current());
  expect(preview?.missing).toHaveLength(1);
});

test('a release that was offered more than a week ago is shown no more', async () => {
  const { visit } = setUp();
  await offer('mfe-blog', 'draft');
  await write(join(home(), offerMark('draft')), new Date(Date.now() - 8 * 24 * 3_600_000).toISOString());
  expect((await visit('iwan_preview=mfe-blog:draft')).preview?.shown).toEqual([]);
});

test('four releases are previewed at a time, and a fifth is not started', async () => {
  const { visit } = setUp();
  const versions = ['one', 'two', 'three', 'four', 'five'];
  for (const version of versions) await offer('mfe-blog', version);
  const shown: number[] = [];
  for (const version of versions) {
    const { preview } = await visit(`iwan_preview=mfe-blog:${version}`);
    shown.push(preview?.shown.length ?? 0);
  }
  expect(shown).toEqual([1, 1, 1, 1, 0]);
});

test('what is posted by who was never shown a canary is taken by the stable release', async () => {
  const { sites, site, ready } = setUp();
  await startCanary('next', 99);
  await ready();
  const stable = await site.current();
  for (let visitor = 0; visitor < 20; visitor += 1) expect(await sites.siteOf({ headers: {} })).toBe(stable);
});

test('the calls of a canary may be kept as those of the stable releases', async () => {
  const { site, ready } = setUp();
  const call = { method: 'GET', path: '/api/news', answer: { key: 'data', holds: 'list' } } as const;
  const keep = { freshFor: 3, staleFor: 600, variesBy: ['query'] } as const;
  await writeRelease(store, 'mfe-blog', 'next', slotCode('next'), { calls: [{ ...call, keep }] as never });
  await write(join(home(), canaryFile), JSON.stringify({ version: 'next', percent: 10, since }));
  expect(site.calls.cachingOf('/api/news')).toBeNull();
  await ready();
  expect(site.calls.cachingOf('/api/news')).not.toBeNull();
});
