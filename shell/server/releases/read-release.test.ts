import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicPathPlaceholder } from '@iwan/shared/contracts/release';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { slotCode, writeRelease } from '../testing/sample-release';
import { readRelease } from './read-release';

const provided = new Map<string, unknown>();

async function read(code: string, changes: Parameters<typeof writeRelease>[4] = {}) {
  const store = await temporaryFolder();
  await writeRelease(store, 'mfe-blog', 'v1', code, changes);
  return readRelease(join(store, 'mfe-blog', 'v1'), provided);
}

test('runs a release and offers its modules', async () => {
  const live = await read(slotCode('hello'));
  expect(live.publicPath).toBe('/remotes/mfe-blog/v1/');
  const args = { params: {}, query: new URLSearchParams(), signal: AbortSignal.timeout(100), api: {} as never };
  expect(await live.modules.get('./slot')?.loader?.(args)).toBe('hello');
});

test('puts the release’s public path in where its pictures are named', async () => {
  const live = await read(`exports.slot = { Component: () => '${publicPathPlaceholder}assets/a.svg' };`);
  const component = live.modules.get('./slot')?.Component as () => string;
  expect(component()).toBe('/remotes/mfe-blog/v1/assets/a.svg');
});

test('refuses a server file that is not what was published', async () => {
  const store = await temporaryFolder();
  await writeRelease(store, 'mfe-blog', 'v1', slotCode('hello'));
  const folder = join(store, 'mfe-blog', 'v1');
  await writeFile(join(folder, 'server', 'slot.cjs'), slotCode('tampered'));
  await expect(readRelease(folder, provided)).rejects.toThrow('is not what was published');
  await rm(join(folder, 'server', 'slot.cjs'));
  await expect(readRelease(folder, provided)).rejects.toThrow('ENOENT');
});

test('refuses a release of another contract before running any of it', async () => {
  await expect(read("throw new Error('it ran')", { contractVersion: 2 })).rejects.toThrow('speaks contract 2, not 1');
});

test('refuses a release that lists no hash for its file', async () => {
  await expect(read(slotCode('hello'), { files: {} })).rejects.toThrow('is not what was published');
});

test.each(['../../secret.cjs', 'server/../../secret.cjs', '/etc/passwd', 'elsewhere/a.cjs'])(
  'refuses a release that names the file %s',
  async (server) => {
    await expect(read(slotCode('hello'), { modules: { './slot': { server, js: [], css: [] } } })).rejects.toThrow();
  },
);

test.each([
  'exports.nothing = 1',
  'exports.slot = { Component: 7 }',
  'exports.route = {}',
  'module.exports = null',
  'module.exports = undefined',
])('refuses a module that is neither a page nor a slot: %s', async (code) => {
  await expect(read(code)).rejects.toThrow();
});
