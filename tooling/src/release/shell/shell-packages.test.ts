import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@iwan/shared/testing/temporary-folders';
import { packageError, packagesOfShell } from './shell-packages';

async function folderWith(version: string): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'sharp'));
  await writeFile(join(folder, 'sharp', 'package.json'), JSON.stringify({ version }));
  return folder;
}

test('a shell runs where the exact versions are installed that it was built for', async () => {
  expect(await packageError('v1', { sharp: '1.2.3' }, ['/nowhere', await folderWith('1.2.3')])).toBeNull();
});

test.each([
  ['another version is', () => folderWith('1.2.4'), 'The shell v1 needs sharp 1.2.3; 1.2.4 is installed here.'],
  ['none is', temporaryFolder, 'The shell v1 needs sharp 1.2.3; none is installed here.'],
])('says so in one sentence where %s', async (_, folder, sentence) => {
  expect(await packageError('v1', { sharp: '1.2.3' }, [await folder()])).toBe(sentence);
});

test('this folder has the packages that its shell needs', async () => {
  const packages = await packagesOfShell();
  expect(packages).toEqual({ sharp: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  expect(await packageError('v1', packages)).toBeNull();
});
