import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { publishRelease } from '../release/publish-release';
import { describeFiles } from '../release/release-files';
import { rollback } from './rollback';

const guides = { name: 'mfe-guides' };

async function publish(store: string, version: string): Promise<void> {
  const dist = await temporaryFolder();
  for (const part of ['browser', 'server']) {
    await mkdir(join(dist, part));
    await writeFile(join(dist, part, 'page.js'), version);
  }
  await publishRelease(store, { ...guides, version, files: await describeFiles(dist) }, dist);
}

test('a team of its own points its remote back to the release that was live before', async () => {
  const store = await temporaryFolder();
  await publish(store, 'one');
  await publish(store, 'two');
  expect(await rollback(guides, ['--store', store])).toBe('mfe-guides is back at one.');
  expect(await readFile(join(store, 'mfe-guides', 'current.json'), 'utf8')).toBe('{"version":"one"}');
  await expect(rollback(guides, ['--store', store])).rejects.toThrow(
    'There is no earlier release of mfe-guides to go back to.',
  );
});

test.each([
  { what: 'nowhere', words: () => ['--store', ''], sentence: 'Say which release store' },
  { what: 'where there is no store', words: (store: string) => ['--store', `${store}/none`], sentence: 'There is no' },
  { what: 'where it was never published', words: (store: string) => ['--store', store], sentence: 'has no release of' },
])('pointed back $what it says so in one sentence', async ({ words, sentence }) => {
  await expect(rollback(guides, words(await temporaryFolder()))).rejects.toThrow(sentence);
});
