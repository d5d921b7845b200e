import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { applications, copyEarlierReleases, pointedVersions } from './earlier-releases';

async function release(store: string, name: string, version: string, day: number): Promise<void> {
  await mkdir(join(store, name, version), { recursive: true });
  await mkdir(join(store, name, '.live'), { recursive: true });
  await writeFile(join(store, name, version, 'release.json'), version);
  await writeFile(join(store, name, '.live', version), `2026-11-0${day}T00:00:00.000Z`);
  await writeFile(join(store, name, 'current.json'), JSON.stringify({ version }));
}

test('takes the release of each application that was live before the current one', async () => {
  const [from, to] = [await temporaryFolder(), await temporaryFolder()];
  for (const name of applications) {
    await release(from, name, 'older', 1);
    await release(from, name, 'before', 3);
    await release(from, name, 'now', 5);
  }
  // It was built again and is no longer live.
  await release(from, 'mfe-blog', 'before', 3);
  const now = Object.fromEntries(applications.map((name) => [name, 'now']));
  expect(await copyEarlierReleases(from, to, now)).toEqual([]);
  expect(await pointedVersions(to)).toEqual(Object.fromEntries(applications.map((name) => [name, 'before'])));
  expect(await readdir(join(to, 'shell'))).toEqual(['before', 'current.json']);
  expect(await readFile(join(to, 'mfe-tools', 'before', 'release.json'), 'utf8')).toBe('before');
});

test('names applications without an earlier release', async () => {
  const [from, to] = [await temporaryFolder(), await temporaryFolder()];
  for (const name of applications) await release(from, name, 'now', 5);
  await release(from, 'mfe-blog', 'before', 3);
  const now = Object.fromEntries(applications.map((name) => [name, 'now']));
  const missing = applications.filter((name) => name !== 'mfe-blog');
  expect(await copyEarlierReleases(from, to, now)).toEqual(missing);
  expect(await copyEarlierReleases(join(from, 'nothing'), to, {})).toEqual(applications);
});
