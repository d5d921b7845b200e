import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../workspace';
import { crowdedFolders, listFolders, mostFiles } from './crowded-folders';
import { isOurs } from './source-files';

/** All files that were written by hand, styles, tests, pictures and documents among them. */
function allFiles(folder = ''): readonly string[] {
  return readdirSync(join(repositoryRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isOurs(entry.name) ? allFiles(path) : [];
    return [path];
  });
}

test('no folder holds more files than are seen at a glance', () => {
  expect(crowdedFolders(allFiles(), listFolders)).toEqual([]);
});

test('a folder with a file too many is named, and a list of alike files is not', () => {
  const files = (folder: string, count: number) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);
  const all = [...files('a', mostFiles), ...files('a/b', mostFiles + 1), ...files('list', mostFiles + 1)];
  expect(crowdedFolders(all, ['list'])).toEqual(['a/b has 26 files, of at most 25: group them by subject.']);
});
