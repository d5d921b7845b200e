import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { liveActions, publishCanary } from './canaries';
import { publishRelease } from './publish-release';
import { describeFiles } from './release-files';

const name = 'mfe-guides';
const pointer = (store: string) => readFile(join(store, name, 'current.json'), 'utf8');

async function publish(store: string, version: string, { isCanary = false } = {}): Promise<void> {
  const dist = await temporaryFolder();
  for (const part of ['browser', 'server']) {
    await mkdir(join(dist, part));
    await writeFile(join(dist, part, 'page.js'), version);
  }
  const release = { name, version, files: await describeFiles(dist) };
  if (isCanary) await publishCanary(store, release, { percent: 10 }, dist);
  else await publishRelease(store, release, dist);
}

/** A store with a stable release and a canary of it. */
async function storeWithCanary(): Promise<string> {
  const store = await temporaryFolder();
  await publish(store, 'one');
  await publish(store, 'two', { isCanary: true });
  return store;
}

test('a team gives its canary to all visitors', async () => {
  const store = await storeWithCanary();
  expect(await liveActions.promote(store, name)).toBe('mfe-guides two is for all visitors now.');
  expect(await pointer(store)).toBe('{"version":"two"}');
});

test('a team withdraws its canary, and learns that there is none then', async () => {
  const store = await storeWithCanary();
  expect(await liveActions.withdraw(store, name)).toContain('The canary two of mfe-guides is withdrawn');
  expect(await pointer(store)).toBe('{"version":"one"}');
  await expect(liveActions.withdraw(store, name)).rejects.toThrow('mfe-guides has no canary.');
});

test('a team points its remote back to the release that was live before', async () => {
  const store = await temporaryFolder();
  await publish(store, 'one');
  await publish(store, 'two');
  expect(await liveActions.rollback(store, name)).toBe('mfe-guides is back at one.');
  expect(await pointer(store)).toBe('{"version":"one"}');
  await expect(liveActions.rollback(store, name)).rejects.toThrow(
    'There is no earlier release of mfe-guides to go back to.',
  );
});

test('what was never published cannot be pointed back', async () => {
  await expect(liveActions.rollback(await temporaryFolder(), name)).rejects.toThrow('has no release of mfe-guides.');
});
