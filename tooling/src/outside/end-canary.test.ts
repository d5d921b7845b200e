import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { publishCanary } from '../release/canaries';
import { publishRelease } from '../release/publish-release';
import { describeFiles } from '../release/release-files';
import { promote, withdraw } from './end-canary';

const guides = { name: 'mfe-guides' };

/** A store with a stable release and a canary of it. */
async function storeWithCanary(): Promise<string> {
  const store = await temporaryFolder();
  for (const version of ['one', 'two']) {
    const dist = await temporaryFolder();
    for (const part of ['browser', 'server']) {
      await mkdir(join(dist, part));
      await writeFile(join(dist, part, 'page.js'), version);
    }
    const release = { ...guides, version, files: await describeFiles(dist) };
    if (version === 'one') await publishRelease(store, release, dist);
    else await publishCanary(store, release, { percent: 10 }, dist);
  }
  return store;
}

const pointer = (store: string) => readFile(join(store, 'mfe-guides', 'current.json'), 'utf8');

test('a team of its own gives its canary to all visitors', async () => {
  const store = await storeWithCanary();
  expect(await promote(guides, ['--store', store])).toBe('mfe-guides two is for all visitors now.');
  expect(await pointer(store)).toBe('{"version":"two"}');
});

test('a team of its own withdraws its canary, and is told that there is none then', async () => {
  const store = await storeWithCanary();
  expect(await withdraw(guides, ['--store', store])).toContain('The canary two of mfe-guides is withdrawn');
  expect(await pointer(store)).toBe('{"version":"one"}');
  await expect(withdraw(guides, ['--store', store])).rejects.toThrow('mfe-guides has no canary.');
});
