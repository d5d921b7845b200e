import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Publisher } from '@iwan/shared/contracts/publisher';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import type { Audience } from '../release/audience';
import { publishCanary } from '../release/canaries';
import { publishRelease, withdrawRemote } from '../release/publish-release';
import { describeFiles } from '../release/release-files';
import { proposalOf, withdrawalProposal } from './proposal';

async function built(version: string) {
  const dist = await temporaryFolder();
  for (const part of ['browser', 'server']) {
    await mkdir(join(dist, part));
    await writeFile(join(dist, part, 'page.js'), version);
  }
  return { dist, release: { name: 'mfe-blog', version, files: await describeFiles(dist), contract: '^3.0.0' } };
}

async function storeWith(...versions: readonly string[]): Promise<string> {
  const store = await temporaryFolder();
  for (const version of versions) {
    const { dist, release } = await built(version);
    await publishRelease(store, release, dist);
  }
  return store;
}

/** The whole store: its paths, and the content of the files. */
async function contentOf(store: string) {
  const entries = await readdir(store, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, entry.isFile() ? await readFile(path, 'utf8') : null] as const;
    }),
  );
}

const everybody: Audience = { kind: 'everybody' };

test.each<[string, readonly string[], Audience, string]>([
  ['the first release', [], everybody, 'current.json would name v3 in place of nothing.'],
  ['a further one', ['v1'], everybody, 'current.json would name v3 in place of v1.'],
  ['the live one', ['v3'], everybody, 'current.json would go on naming it: it is live already.'],
  [
    'a canary',
    ['v1'],
    { kind: 'canary', percent: 10 },
    'would give it to 10 of 100 visitors; all others would keep v1.',
  ],
  ['a preview', ['v1'], { kind: 'preview' }, 'No pointer would move: all visitors would keep v1.'],
])('of %s it says which pointer would move, and writes nothing', async (_, live, audience, sentence) => {
  const store = await storeWith(...live);
  const before = await contentOf(store);
  const output = await proposalOf(audience, store, (await built('v3')).release);
  expect(output).toContain('mfe-blog v3 is sound: 2 files, 4 bytes, contract ^3.0.0.\n');
  expect(output).toContain(sentence);
  expect(output).toMatch(/\nNothing was published\.$/);
  expect(await contentOf(store)).toEqual(before);
});

test('a running canary is named: it would be replaced, or end as promoted', async () => {
  const store = await storeWith('v1');
  const [two, three] = [await built('v2'), await built('v3')];
  await publishCanary(store, two.release, { percent: 10 }, two.dist);
  expect(await proposalOf({ kind: 'canary', percent: 20 }, store, three.release)).toContain(
    'would give it to 20 of 100 visitors in place of the canary v2; all others would keep v1.',
  );
  expect(await proposalOf(everybody, store, two.release)).toContain('It is the canary, which would end as promoted.');
});

test('refusals are the same: a canary with nothing to compare it with, a publisher without the key', async () => {
  const { release } = await built('v1');
  const store = await storeWith();
  await expect(proposalOf({ kind: 'canary', percent: 10 }, store, release)).rejects.toThrow('publish one first.');
  const keys = `team=${'A'.repeat(43)}=`;
  const keyless = Publisher.of({ RELEASE_KEYS: keys });
  await expect(proposalOf(everybody, store, release, keyless)).rejects.toThrow('set RELEASE_SIGNING_KEY');
  expect(await readdir(store)).toEqual([]);
});

test('the withdrawal of a remote is described too, and not done', async () => {
  const store = await storeWith('v1');
  const before = await contentOf(store);
  expect(await withdrawalProposal(store, 'mfe-blog')).toContain(
    'current.json would name nothing in place of v1, and mfe-blog would be off the site.\nNothing was changed.',
  );
  expect(await contentOf(store)).toEqual(before);
  await withdrawRemote(store, 'mfe-blog');
  expect(await withdrawalProposal(store, 'mfe-blog')).toContain('mfe-blog is off the site already.');
  await expect(withdrawalProposal(store, 'mfe-none')).rejects.toThrow('has no release of mfe-none.');
});
