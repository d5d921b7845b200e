import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { uncommittedSentence } from './audience';

const git = (folder: string, ...words: string[]) =>
  spawnSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.test', ...words], { cwd: folder });

test('a release of changes that are in no commit says so, with their names', async () => {
  const folder = await temporaryFolder();
  git(folder, 'init');
  await writeFile(join(folder, 'page.ts'), 'one');
  git(folder, 'add', '.');
  git(folder, 'commit', '-m', 'One');
  expect(uncommittedSentence('mfe-guides', folder)).toBeNull();
  await writeFile(join(folder, 'page.ts'), 'two');
  for (const name of ['a', 'b', 'c']) await writeFile(join(folder, `${name}.ts`), name);
  expect(uncommittedSentence('mfe-guides', folder)).toBe(
    'mfe-guides is built with changes that are not committed: page.ts, a.ts, b.ts and 1 more.',
  );
  expect(uncommittedSentence('mfe-guides', folder, ['b.ts'])).toBe(
    'mfe-guides is built with changes that are not committed: b.ts.',
  );
});

test('a folder without a repository has nothing to say', async () => {
  expect(uncommittedSentence('mfe-guides', await temporaryFolder())).toBeNull();
});
