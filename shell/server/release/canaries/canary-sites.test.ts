import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canaryEnd, canaryFile } from '@iwan/shared/contracts/canary';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { grantsWith } from '../../../src/composition/grants';
import { startInProcess } from '../../testing/remote-in-process';
import { point, slotCode, writeRelease } from '../../testing/sample-release';
import { until } from '../../testing/until';
import { ComposedSite } from '../composed-site';
import { ReleaseRegistry } from '../release-registry';
import { GrantReader } from '../stored-grants';
import { canarySites } from './canary-sites';

const name = 'mfe-blog';
const since = '2026-11-25T12:00:00.000Z';

/** A server with a canary of the blog for 99 of 100, on a store of its own or on one that another server has. */
async function serverOn(store: string) {
  const warn = jest.fn();
  const start = startInProcess();
  const report = () => {};
  const site = new ComposedSite(new ReleaseRegistry(store, start, report), new GrantReader(store, report), {
    report,
    note: report,
  });
  const beside = canarySites({
    store,
    start,
    site,
    report,
    log: { warn },
    shell: { version: 's', mayHaveCanary: false },
  });
  const look = () => beside.sites.of({ headers: {} });
  await until(async () => {
    await look();
    return beside.canaries.current.length === 1;
  });
  /** Page views of a canary that throws in each, until it is not there any more. */
  const throwInBrowsers = () => {
    const sound = { shell: 's', failedLoads: {}, errors: {}, vitals: {}, isWhole: true };
    for (let view = 0; view < 1000 && beside.canaries.current.length > 0; view += 1) {
      beside.judge.pageView({ ...sound, releases: { [name]: 'next' }, errors: { [name]: 1 } });
      beside.judge.pageView({ ...sound, releases: { [name]: 'stable' } });
    }
  };
  const said = () => warn.mock.calls.map((words) => String(words[1]));
  return { ...beside, look, throwInBrowsers, said };
}

async function storeWithCanary(): Promise<string> {
  const store = await temporaryFolder();
  for (const remote of grantsWith({}).remotes) {
    await writeRelease(store, remote, 'stable', slotCode('stable'));
    await point(store, remote, '{"version":"stable"}');
  }
  await writeRelease(store, name, 'next', slotCode('next'));
  await writeFile(join(store, name, canaryFile), JSON.stringify({ version: 'next', percent: 99, since }));
  return store;
}

const endIn = async (store: string) => JSON.parse(await readFile(join(store, name, canaryEnd('next')), 'utf8'));
const isEnded = (store: string) => () =>
  endIn(store).then(
    () => true,
    () => false,
  );

test('a canary that is withdrawn is gone at once, and stands in the store as ended', async () => {
  const store = await storeWithCanary();
  const server = await serverOn(store);
  server.throwInBrowsers();
  expect(server.canaries.current).toEqual([]);
  await until(isEnded(store));
  expect(await endIn(store)).toMatchObject({ since, outcome: 'withdrawn', reason: expect.stringContaining('threw') });
  expect((await readdir(join(store, name))).filter((file) => file.startsWith('.pointer'))).toEqual([]);
  expect(server.said()).toEqual([expect.stringContaining('The canary next of mfe-blog was withdrawn. Its code threw')]);
});

test('of two servers on a store both leave off a canary that one of them has withdrawn', async () => {
  const store = await storeWithCanary();
  const [one, other] = await Promise.all([serverOn(store), serverOn(store)]);
  one.throwInBrowsers();
  await until(async () => {
    await other.look();
    return other.canaries.current.length === 0;
  });
  expect(other.said()).toEqual([]);
});

test('where the store cannot be written the server itself shows the canary to nobody, and says what to do', async () => {
  const store = await storeWithCanary();
  // No folder can be made where a file is.
  await writeFile(join(store, name, '.canaries'), '');
  const server = await serverOn(store);
  server.throwInBrowsers();
  await until(() => server.said().length === 2);
  expect(server.said()[1]).toContain('The store could not be told');
  const { site } = await server.look();
  expect(site.releases.get(name)?.release.version).toBe('stable');
  expect(server.canaries.current).toEqual([]);
});
