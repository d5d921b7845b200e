import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFolder } from '@iwan/shared/testing/copy-folder';
import { memoryFolder } from '@iwan/shared/testing/memory-folder';
import { startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { changeStore, followBucket, type ReleaseStore } from '@iwan/tooling/bucket/release-store';
import { freePort } from '@iwan/tooling/free-port';
import { closeTestBucket, testBucket } from '@iwan/tooling/objects/testing/s3-server';
import { promoteCanary } from '@iwan/tooling/release/canaries';
import { eventually } from '../../support/eventually';
import { documentServer } from '../../support/processes/running-command';
import { publishAltered, replaceText, templateStore } from '../../support/processes/store';
import { soundRecords } from '../../support/records';
import { CanaryVisitors, throwing } from '../testing/canary-visitors';

/** The time within which both machines have a change: a check of the bucket each second, on a busy machine. */
const soon = { timeout: 10_000 };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A document server with a folder that mirrors the bucket, as in `npm start`. */
async function startMachine(store: ReleaseStore, apiUrl: string) {
  const following = new AbortController();
  const followed = followBucket(store, () => {}, following.signal);
  const port = await freePort();
  // The shell is the built one: the bucket has only the blog's releases, which are uploaded in less than a minute.
  const server = await documentServer(templateStore(), {
    RELEASES_DIR: store.folder,
    PORT: String(port),
    API_URL: apiUrl,
    DATA_DIR: join(store.folder, '..', 'data'),
    TRUST_PROXY: 'loopback',
  });
  closing.push(async () => {
    await server.stop();
    following.abort();
    await followed;
  });
  await server.ready;
  const visitors = new CanaryVisitors(() => `http://localhost:${port}`);
  const endOf = async (version: string) =>
    JSON.parse(await readFile(join(store.folder, 'mfe-blog', '.canaries', version), 'utf8'));
  return { visitors, endOf };
}

async function startTwoMachines() {
  const { bucket } = await testBucket();
  closing.push(closeTestBucket);
  const backend = await startPlainBackend();
  backend.setRecords(soundRecords);
  closing.push(() => backend.close());
  const stores = await Promise.all(
    ['publisher', 'one', 'other'].map(async () => {
      const home = await mkdtemp(join(memoryFolder(), 'iwan-machine-'));
      closing.push(() => rm(home, { recursive: true, force: true }));
      const folder = join(home, 'releases');
      await copyFolder(join(templateStore(), 'mfe-blog'), join(folder, 'mfe-blog'));
      return { folder, bucket };
    }),
  );
  const [publisher, ...machines] = stores as [ReleaseStore, ReleaseStore, ReleaseStore];
  // The releases of the folder are uploaded to the bucket.
  await changeStore(publisher, async () => {});
  const [one, other] = await Promise.all(machines.map((store) => startMachine(store, backend.url)));
  if (!one || !other) throw new Error('There are two machines.');
  const offer = (title: string) =>
    changeStore(publisher, (folder) =>
      publishAltered(folder, 'mfe-blog', (dist) => replaceText(dist, 'Dubai property blog', title), { percent: 50 }),
    );
  return { publisher, one, other, offer };
}

test('two machines on one bucket give a visitor the same canary, both withdraw it when one of them sees it throw, and both show a promoted one @ci', async () => {
  const { publisher, one, other, offer } = await startTwoMachines();
  const bad = await offer('It throws.');
  const sides = await one.visitors.sidesOf(bad.version);
  expect(await other.visitors.sidesOf(bad.version)).toEqual(sides);
  // Page views on the other machine count only there.
  for (let visit = 0; visit < 45; visit += 1) {
    for (const { visitors } of [one, other]) {
      await visitors.reportView(sides.shell, bad.version, throwing);
      await visitors.reportView(sides.shell, sides.stableVersion, {});
    }
  }
  for (const { visitors } of [one, other]) expect(await visitors.hasCanary(sides.canary, bad.version)).toBe(true);
  for (let visit = 0; visit < 10; visit += 1) {
    await one.visitors.reportView(sides.shell, bad.version, throwing);
    await one.visitors.reportView(sides.shell, sides.stableVersion, {});
  }
  expect(await one.visitors.hasCanary(sides.canary, bad.version)).toBe(false);
  await eventually(async () => expect(await other.visitors.hasCanary(sides.canary, bad.version)).toBe(false), soon);
  for (const machine of [one, other]) {
    await eventually(
      async () =>
        expect(await machine.endOf(bad.version)).toMatchObject({
          outcome: 'withdrawn',
          reason: expect.stringContaining('Its code threw errors in browsers'),
        }),
      soon,
    );
  }

  const good = await offer('It is as good.');
  const { stable } = await one.visitors.sidesOf(good.version);
  expect(await changeStore(publisher, (folder) => promoteCanary(folder, 'mfe-blog'))).toBe(good.version);
  for (const { visitors } of [one, other]) {
    await eventually(async () => {
      expect(await visitors.hasCanary(stable, good.version)).toBe(true);
      expect((await visitors.read('', 1)).headers.vary).toBe('accept-encoding');
    }, soon);
  }
}, 120_000);
