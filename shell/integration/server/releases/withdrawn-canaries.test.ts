import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../../support/eventually';
import { appendToServer, publishAltered, replaceText } from '../../support/processes/store';
import { CanaryVisitors, throwing } from '../testing/canary-visitors';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

/** Visitors with different addresses, given by the proxy in front. */
const variables = { TRUST_PROXY: 'loopback' };

const change = (title: string) => (dist: string) => replaceText(dist, 'Dubai property blog', title);

const visitors = new CanaryVisitors(() => site.origin);

/** The reason in the store. */
const endOf = async (version: string) =>
  JSON.parse(await readFile(join(site.store, 'mfe-blog', '.canaries', version), 'utf8'));

test.each([
  { what: 'throws in the browser only', canary: throwing, reason: 'Its code threw errors in browsers' },
  {
    what: 'has files that do not load',
    canary: { failedLoads: { 'mfe-blog': 1 } },
    reason: 'Its files did not load in browsers',
  },
])(
  'a canary that $what is withdrawn automatically, and the store and the log have the reason',
  async ({ what, canary, reason }) => {
    await site.start(variables);
    const { version } = await publishAltered(site.store, 'mfe-blog', change(what), { percent: 50 });
    const found = await visitors.sidesOf(version);
    let visits = 0;
    for (; visits < 60 && (await visitors.hasCanary(found.canary, version)); visits += 1) {
      await visitors.reportView(found.shell, version, canary);
      await visitors.reportView(found.shell, found.stableVersion, {});
    }
    expect(await visitors.hasCanary(found.canary, version)).toBe(false);
    // A few that fail may be chance.
    expect(visits).toBeGreaterThanOrEqual(50);
    await eventually(async () => expect(await endOf(version)).toMatchObject({ outcome: 'withdrawn' }));
    expect((await endOf(version)).reason).toContain(reason);
    expect(site.output().match(/The canary \w+ of mfe-blog was withdrawn\./g)).toHaveLength(1);
    expect((await visitors.read('', 1)).headers.vary).toBe('accept-encoding');
  },
);

test('a canary whose part throws on the server is withdrawn after the pages that it breaks', async () => {
  await site.start(variables);
  const { version } = await publishAltered(
    site.store,
    'mfe-blog',
    (dist) =>
      appendToServer(
        dist,
        './pages/blog',
        `module.exports = { route: { ...module.exports.route, loader: () => { throw new Error('broken'); } } };`,
      ),
    { percent: 50 },
  );
  const found = await visitors.sidesOf(version);
  await eventually(
    async () => {
      for (let visit = 0; visit < 10; visit += 1) {
        await visitors.read(found.canary, visitors.nextNetwork());
        await visitors.read(found.stable, visitors.nextNetwork());
      }
      expect(await endOf(version)).toMatchObject({
        reason: expect.stringContaining('could not be made on the server'),
      });
    },
    { timeout: 30_000 },
  );
});

test('one network alone cannot have a canary withdrawn within a minute', async () => {
  await site.start(variables);
  const { version } = await publishAltered(site.store, 'mfe-blog', change('is slandered'), { percent: 50 });
  const found = await visitors.sidesOf(version);
  for (let visit = 0; visit < 10; visit += 1) await visitors.reportView(found.shell, found.stableVersion, {});
  const network = visitors.nextNetwork();
  for (let visit = 0; visit < 55; visit += 1) await visitors.reportView(found.shell, version, throwing, network);
  expect(await visitors.hasCanary(found.canary, version)).toBe(true);
});

test('a canary that is as good as the stable release stays @ci', async () => {
  await site.start(variables);
  const { version } = await publishAltered(site.store, 'mfe-blog', change('as good'), { percent: 50 });
  const found = await visitors.sidesOf(version);
  for (let visit = 0; visit < 60; visit += 1) {
    const seen = visit % 10 === 0 ? throwing : {};
    await visitors.reportView(found.shell, version, seen);
    await visitors.reportView(found.shell, found.stableVersion, seen);
  }
  expect(await visitors.hasCanary(found.canary, version)).toBe(true);
});
