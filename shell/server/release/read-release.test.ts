import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@iwan/shared/contracts/module';
import { publicPathPlaceholder } from '@iwan/shared/contracts/release';
import { english } from '@iwan/shared/testing/english';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { startInProcess } from '../testing/remote-in-process';
import { slotCode, writeRelease } from '../testing/sample-release';
import { readRelease } from './read-release';

const start = startInProcess();
const place = { pathname: '/', search: '' };
const args = {
  ...english,
  params: {},
  query: new URLSearchParams(),
  signal: new AbortController().signal,
  http: {} as never,
};

async function read(code: string, changes: Parameters<typeof writeRelease>[4] = {}) {
  const store = await temporaryFolder();
  await writeRelease(store, 'mfe-blog', 'v1', code, changes);
  return readRelease(join(store, 'mfe-blog', 'v1'), start);
}

test('runs a release and offers its modules', async () => {
  const live = await read(slotCode('hello'));
  expect(live.publicPath).toBe('/remotes/mfe-blog/v1/');
  expect((await live.modules.get('./slot')?.loader?.(args))?.toJSON()).toBe('hello');
});

test('puts the release’s public path in where its pictures are named', async () => {
  const live = await read(`exports.slot = { Component: () => '${publicPathPlaceholder}assets/a.svg' };`);
  const rendered = await live.modules.get('./slot')?.render({ island: 'a', data: '', place });
  expect(rendered).toEqual({ html: '/remotes/mfe-blog/v1/assets/a.svg', reads: [] });
});

test('refuses a server file that is not what was published', async () => {
  const store = await temporaryFolder();
  await writeRelease(store, 'mfe-blog', 'v1', slotCode('hello'));
  const folder = join(store, 'mfe-blog', 'v1');
  await writeFile(join(folder, 'server', 'slot.cjs'), slotCode('tampered'));
  await expect(readRelease(folder, start)).rejects.toThrow('is not what was published');
  await rm(join(folder, 'server', 'slot.cjs'));
  await expect(readRelease(folder, start)).rejects.toThrow('ENOENT');
});

test.each([
  ['newer', 4],
  ['older', 2],
])('refuses a release of a %s contract before running any of it', async (_, major) => {
  const other = { contractVersion: major, contract: `^${major}.0.0` };
  await expect(read("throw new Error('it ran')", other)).rejects.toThrow(
    `mfe-blog v1 was built for contract ^${major}.0.0; this shell serves ${contractVersion}.`,
  );
});

test.each([
  [{ 'left-pad': '^1.0.0' }, 'mfe-blog v1 needs left-pad, which this shell does not provide.'],
  [
    { '@iwan/shared/state/site-store': '^2.0.0' },
    'mfe-blog v1 needs @iwan/shared/state/site-store ^2.0.0; this shell provides 1.0.0.',
  ],
  [{ react: 'latest' }, 'mfe-blog v1 needs react latest; this shell provides 19.3.1.'],
])('refuses a release that needs %p before running any of it', async (singletons, sentence) => {
  await expect(read("throw new Error('it ran')", { singletons })).rejects.toThrow(sentence);
});

test('runs what a release answers bytes with, and offers it to no browser', async () => {
  const resources = [{ name: 'feed', pattern: '/blog/feed.xml', server: 'server/slot.cjs' }];
  const code = `${slotCode('x')} exports.resource = async () => ({ contentType: 'text/plain', body: 'x' });`;
  const live = await read(code, { resources });
  expect(await live.resources.get('feed')?.resource(args as never)).toEqual({ contentType: 'text/plain', body: 'x' });
  expect([...live.modules.keys()]).toEqual(['./slot']);
  await expect(read(slotCode('x'), { resources })).rejects.toThrow('feed exports no resource.');
});

test('refuses a module that is nothing of all that', async () => {
  await expect(read('exports.page = {};')).rejects.toThrow('./slot exports neither a route nor a slot nor a dialog.');
});

test.each([
  ['pages', { pages: 201 }, 'It has 201 pages; a release may have 200.'],
  ['slots', { slots: 51 }, 'It has 51 slots; a release may have 50.'],
])('refuses a release with more %s than it may have before running any of it', async (_, counts, sentence) => {
  const slot = { slot: 'home-more', module: './slot', rank: 0, hydration: 'idle' as const };
  const page = (place: number) => ({
    ...slot,
    name: `p${place}`,
    pattern: `/blog/${place}`,
    example: `/blog/${place}`,
  });
  const { pages = 0, slots = 0 } = counts as { readonly pages?: number; readonly slots?: number };
  const changes = {
    pages: Array.from({ length: pages }, (_, place) => page(place)),
    slots: Array.from({ length: slots }, () => slot),
  };
  await expect(read("throw new Error('it ran')", changes)).rejects.toThrow(sentence);
});

test('refuses a release that says itself where its files are served, but in development', async () => {
  const elsewhere = { publicPath: '/remotes/mfe-blog/' };
  await expect(read("throw new Error('it ran')", elsewhere)).rejects.toThrow(
    'It says itself where its files are served',
  );
  const store = await temporaryFolder();
  await writeRelease(store, 'mfe-blog', 'v1', slotCode('hello'), elsewhere);
  const live = await readRelease(join(store, 'mfe-blog', 'v1'), start, { mayServeItself: true });
  expect(live.publicPath).toBe('/remotes/mfe-blog/');
});

test('says in one sentence what of a description is none', async () => {
  const pages = [{ name: 'x', pattern: 7 }] as never;
  await expect(read(slotCode('hello'), { pages })).rejects.toThrow(
    /^Its release\.json is none: pages\.0\.pattern: [^\n]*\.$/,
  );
});

test('refuses a release that lists no hash for its file', async () => {
  await expect(read(slotCode('hello'), { files: {} })).rejects.toThrow('is not what was published');
});

test.each([
  {
    said: { name: 'mfe-listings' },
    stands: 'It says that it is mfe-listings v1, and stands in the store as mfe-blog v1.',
  },
  { said: { version: 'v2' }, stands: 'It says that it is mfe-blog v2, and stands in the store as mfe-blog v1.' },
])('refuses a release that says it is $said before running any of it', async ({ said, stands }) => {
  const store = await temporaryFolder();
  const stored = { name: 'mfe-blog', version: 'v1' };
  await writeRelease(store, 'mfe-blog', 'v1', "throw new Error('it ran')", said);
  await expect(readRelease(join(store, 'mfe-blog', 'v1'), start, { stored })).rejects.toThrow(stands);
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
