import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { describeFiles } from '../release-files';
import { shellProgram } from './stored-shell';

async function storeWithShell(pointer: string): Promise<string> {
  const store = await temporaryFolder();
  const folder = join(store, 'shell', 'v1');
  for (const side of ['browser', 'server']) await mkdir(join(folder, side), { recursive: true });
  await writeFile(join(folder, 'server', 'grant.mjs'), '');
  await writeFile(
    join(folder, 'release.json'),
    JSON.stringify({ version: 'v1', packages: {}, files: await describeFiles(folder) }),
  );
  await writeFile(join(store, 'shell', 'current.json'), pointer);
  return store;
}

test('a store with a shell of its own uses the program of that shell', async () => {
  const store = await storeWithShell('{"version":"v1"}');
  expect(await shellProgram(store, 'grant', '/carried')).toBe(join(store, 'shell', 'v1', 'server', 'grant.mjs'));
});

test('a program that differs from its publication is not run', async () => {
  const store = await storeWithShell('{"version":"v1"}');
  await writeFile(join(store, 'shell', 'v1', 'server', 'grant.mjs'), 'altered');
  await expect(shellProgram(store, 'grant', '/carried')).rejects.toThrow(
    'server/grant.mjs of the shell v1 is not what was published.',
  );
});

test.each(['{"version":null}', '{"version":"gone"}', 'nothing'])(
  'where its pointer says %s, the shell at hand is asked',
  async (pointer) => {
    expect(await shellProgram(await storeWithShell(pointer), 'grant', '/carried')).toBe('/carried/grant.mjs');
  },
);

test('a program that the store’s shell lacks is taken from the local shell', async () => {
  const store = await storeWithShell('{"version":"v1"}');
  expect(await shellProgram(store, 'prove-release', '/carried')).toBe('/carried/prove-release.mjs');
});
