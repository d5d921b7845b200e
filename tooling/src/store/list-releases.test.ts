import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canaryEnd } from '@iwan/shared/contracts/canary';
import { publicationFile } from '@iwan/shared/contracts/publication';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { publishCanary, publishPreview, withdrawCanary } from '../release/canaries';
import { publishRelease, rollBack, withdrawRemote } from '../release/publish-release';
import { describeFiles } from '../release/release-files';
import { listReleases, releasesText } from './list-releases';

async function built(version: string, name = 'mfe-blog') {
  const dist = await temporaryFolder();
  for (const part of ['browser', 'server']) {
    await mkdir(join(dist, part));
    await writeFile(join(dist, part, 'page.js'), version);
  }
  return { dist, release: { name, version, files: await describeFiles(dist), contract: '^3.0.0' } };
}

async function storeWith(...versions: readonly string[]): Promise<string> {
  const store = await temporaryFolder();
  for (const version of versions) await publish(store, version);
  return store;
}

async function publish(store: string, version: string, name?: string): Promise<void> {
  const { dist, release } = await built(version, name);
  await publishRelease(store, release, dist);
}

async function note(store: string, version: string, text: string): Promise<void> {
  const file = join(store, 'mfe-blog', publicationFile(version));
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, text);
}

const states = async (store: string) =>
  (await listReleases(store)).map(({ version, state }) => `${version} ${state.kind}`);

test('the live release is first, then the one that was live last', async () => {
  expect(await states(await storeWith('v1', 'v2', 'v3'))).toEqual(['v3 live', 'v2 earlier', 'v1 earlier']);
});

test('rollbacks, canaries with their ends and previews are listed', async () => {
  const store = await storeWith('v1', 'v2');
  await rollBack(store, 'mfe-blog');
  const [canary, next, preview] = [await built('v3'), await built('v4'), await built('v5')];
  await publishCanary(store, canary.release, { percent: 10 }, canary.dist);
  await withdrawCanary(store, 'mfe-blog', 'Its pages fail.');
  await publishCanary(store, next.release, { percent: 20 }, next.dist);
  await publishPreview(store, preview.release, preview.dist);
  expect((await states(store)).sort()).toEqual([
    'v1 live',
    'v2 rolled back',
    'v3 withdrawn',
    'v4 canary',
    'v5 preview',
  ]);
  const listed = await listReleases(store);
  expect(listed.find(({ version }) => version === 'v4')?.state).toEqual({ kind: 'canary', percent: 20 });
  expect(listed.find(({ version }) => version === 'v3')?.state).toEqual({
    kind: 'withdrawn',
    reason: 'Its pages fail.',
  });
});

test('of a withdrawn remote the release that was live last is withdrawn, and none is live', async () => {
  const store = await storeWith('v1', 'v2');
  const preview = await built('v3');
  await publishPreview(store, preview.release, preview.dist);
  await withdrawRemote(store, 'mfe-blog');
  expect((await states(store)).sort()).toEqual(['v1 earlier', 'v2 withdrawn', 'v3 preview']);
  expect(releasesText(await listReleases(store))).toMatch(/mfe-blog +v2 +withdrawn/);
});

test('the remotes and the shell are sorted by name, and can be filtered by it', async () => {
  const store = await storeWith('v1');
  await publish(store, 's1', 'shell');
  await publish(store, 'a1', 'mfe-a');
  await writeFile(join(store, 'grants.json'), '{}');
  await mkdir(join(store, '.draft-1'));
  expect((await listReleases(store)).map(({ name }) => name)).toEqual(['mfe-a', 'mfe-blog', 'shell']);
  expect((await listReleases(store, 'shell')).map(({ version }) => version)).toEqual(['s1']);
});

test.each([
  ['where there is no store', 'none', undefined, 'There is no release store at '],
  ['where it has nothing of that name', '', '../mfe-blog', ' has no release of ../mfe-blog.'],
])('%s it says so in a sentence', async (_, folder, name, sentence) => {
  await expect(listReleases(join(await storeWith(), folder), name)).rejects.toThrow(sentence);
});

test('a row of the list has the date, the publisher, the contract and the message', async () => {
  const store = await storeWith('v1', 'v2');
  await note(store, 'v1', JSON.stringify({ at: '2026-11-24T08:00:00Z', by: 'Layla', message: 'Shorter titles' }));
  await note(store, 'v2', JSON.stringify({ at: '2026-11-25T10:05:12Z', by: 'Omar' }));
  expect(releasesText(await listReleases(store))).toBe(
    [
      'remote    version  state  published (UTC)   by     contract  message',
      'mfe-blog  v2       live   2026-11-25 10:05  Omar   ^3.0.0',
      'mfe-blog  v1              2026-11-24 08:00  Layla  ^3.0.0    Shorter titles',
    ].join('\n'),
  );
  expect(releasesText([])).toBe('The store has no releases.');
});

test.each([
  ['no JSON', '{'],
  ['no release', '[]'],
  ['another shape', '{"contract":{"a":1},"at":3,"by":[]}'],
  [
    'what a terminal acts on',
    '{"contract":"\\u001b[2J","at":"\\u001b[2J","by":"\\u001b[31mred","message":"\\u001b]0;x\\u0007"}',
  ],
])('files of a store that say %s cost their own cells', async (_, text) => {
  const store = await storeWith('v1');
  await note(store, 'v1', text);
  await writeFile(join(store, 'mfe-blog', 'v1', 'release.json'), text);
  await writeFile(join(store, 'mfe-blog', '.live', 'v1'), text);
  await mkdir(join(store, 'mfe-blog', canaryEnd('v1'), '..'), { recursive: true });
  await writeFile(join(store, 'mfe-blog', canaryEnd('v1')), text);
  const listed = await listReleases(store);
  expect(listed).toEqual([
    expect.objectContaining({
      version: 'v1',
      state: { kind: 'live' },
      contract: null,
      publishedAt: null,
      lastLive: null,
    }),
  ]);
  expect(releasesText(listed)).not.toMatch(/(?!\n)\p{Cc}/u);
});
