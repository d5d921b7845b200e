import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Publisher } from '@iwan/shared/contracts/publisher';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { promoteCanary, publishCanary, publishPreview, withdrawCanary } from './canaries';
import { runningCanary, writeCanary } from './canary-files';
import { publishRelease, rollBack } from './publish-release';
import { describeFiles } from './release-files';
import { retentionPeriod, sweepStore } from './retention';

const name = 'mfe-blog';

async function built(version: string) {
  const dist = await temporaryFolder();
  for (const part of ['browser', 'server']) {
    await mkdir(join(dist, part));
    await writeFile(join(dist, part, 'page.js'), version);
  }
  return { release: { name, version, files: await describeFiles(dist) }, dist };
}

async function publish(store: string, version: string): Promise<void> {
  const { release, dist } = await built(version);
  await publishRelease(store, release, dist);
}

async function canary(store: string, version: string, percent = 10): Promise<void> {
  const { release, dist } = await built(version);
  await publishCanary(store, release, { percent }, dist);
}

async function preview(store: string, version: string): Promise<void> {
  const { release, dist } = await built(version);
  await publishPreview(store, release, dist);
}

const stable = async (store: string): Promise<string> =>
  JSON.parse(await readFile(join(store, name, 'current.json'), 'utf8')).version;
const running = async (store: string) => (await runningCanary(join(store, name)))?.version ?? null;
const versions = async (store: string) =>
  (await readdir(join(store, name))).filter((entry) => !/^\.|\.json$/.test(entry)).sort();

test('a canary leaves the pointer unchanged, and is promoted by moving it', async () => {
  const store = await temporaryFolder();
  await publish(store, 'one');
  await canary(store, 'two');
  expect([await stable(store), await running(store)]).toEqual(['one', 'two']);
  expect(await promoteCanary(store, name)).toBe('two');
  expect([await stable(store), await running(store)]).toEqual(['two', null]);
  expect(await rollBack(store, name)).toBe('one');
  expect(await running(store)).toBeNull();
});

test('a withdrawn canary cannot be rolled back to, until it is published again', async () => {
  const store = await temporaryFolder();
  for (const version of ['one', 'two', 'three']) await publish(store, version);
  await canary(store, 'two');
  expect(await withdrawCanary(store, name, 'It was slower.')).toBe('two');
  expect([await stable(store), await running(store)]).toEqual(['three', null]);
  expect(await rollBack(store, name)).toBe('one');
  await publish(store, 'two');
  expect(await running(store)).toBeNull();
  await publish(store, 'four');
  expect(await rollBack(store, name)).toBe('two');
});

test('the reason of a canary’s end is in the store', async () => {
  const store = await temporaryFolder();
  await publish(store, 'one');
  await canary(store, 'two');
  await withdrawCanary(store, name, 'It was slower.');
  const end = JSON.parse(await readFile(join(store, name, '.canaries', 'two'), 'utf8'));
  expect(end).toMatchObject({ outcome: 'withdrawn', reason: 'It was slower.' });
});

test('the current canary continues with another share, and starts again once it was withdrawn', async () => {
  const store = await temporaryFolder();
  await publish(store, 'one');
  await canary(store, 'two', 10);
  const home = join(store, name);
  const begun = (await runningCanary(home))?.since;
  await canary(store, 'two', 50);
  expect(await runningCanary(home)).toMatchObject({ percent: 50, since: begun });
  await withdrawCanary(store, name, 'It was slower.');
  await canary(store, 'two', 5);
  expect(await running(store)).toBe('two');
});

test.each([
  { what: 'without a stable release', first: null, sentence: 'mfe-blog has no stable release' },
  { what: 'of the stable release', first: 'two', sentence: 'two is the stable release of mfe-blog already.' },
])('a canary $what is refused', async ({ first, sentence }) => {
  const store = await temporaryFolder();
  if (first !== null) await publish(store, first);
  await expect(canary(store, 'two')).rejects.toThrow(sentence);
  expect(await running(store)).toBeNull();
});

test('without a canary, none can be promoted or withdrawn', async () => {
  const store = await temporaryFolder();
  await publish(store, 'one');
  await expect(promoteCanary(store, name)).rejects.toThrow(/^mfe-blog has no canary\.$/);
  await expect(withdrawCanary(store, name, 'It was slower.')).rejects.toThrow(
    'mfe-blog has no canary. To take mfe-blog off the site, run its "release" with --withdraw.',
  );
});

test('a damaged canary is not promoted', async () => {
  const store = await temporaryFolder();
  await publish(store, 'one');
  await canary(store, 'two');
  await writeFile(join(store, name, 'two', 'server', 'page.js'), 'other');
  await expect(promoteCanary(store, name)).rejects.toThrow('mfe-blog stays as it is');
  expect([await stable(store), await running(store)]).toEqual(['one', 'two']);
});

test('a canary that another publisher starts during a withdrawal continues', async () => {
  const store = await temporaryFolder();
  await publish(store, 'one');
  await canary(store, 'two');
  const home = join(store, name);
  await Promise.all([
    withdrawCanary(store, name, 'It was slower.'),
    writeCanary(home, name, { version: 'three', percent: 10, since: new Date().toISOString() }, Publisher.of({})),
  ]);
  expect(await running(store)).toBe('three');
});

test('a release that was only a canary or a preview cannot be rolled back to', async () => {
  const store = await temporaryFolder();
  await publish(store, 'one');
  await publish(store, 'two');
  await canary(store, 'three');
  await preview(store, 'four');
  expect(await rollBack(store, name)).toBe('one');
});

test('a canary stays in the store at any age, and a preview as long as a release that was live', async () => {
  const store = await temporaryFolder();
  for (let release = 10; release < 22; release += 1) await publish(store, `v${release}`);
  await preview(store, 'shown');
  await canary(store, 'tried');
  const home = join(store, name);
  await sweepStore(home, ['v21', 'tried'], Date.now() + retentionPeriod - 60_000);
  expect(await versions(store)).toHaveLength(14);
  // Live after it was offered: the preview is no longer among the last ten.
  await rm(join(home, '.offered', 'tried'));
  await writeFile(join(home, '.offered', 'shown'), new Date(0).toISOString());
  await sweepStore(home, ['v21', 'tried'], Date.now() + 2 * retentionPeriod);
  const left = await versions(store);
  expect(left).toContain('tried');
  expect(left).not.toContain('shown');
  expect(await readdir(join(home, '.offered'))).toEqual([]);
});
