import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, repositoryRoot } from '../workspace';
import { crowdedFolders, folderCycles, isOurs, listFolders, mostFiles, sourceFiles } from './folder-checks';

/** All hand-written files: styles, tests, pictures and documents included. */
function allFiles(folder = ''): readonly string[] {
  return readdirSync(join(repositoryRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isOurs(entry.name) ? allFiles(path) : [];
    return [path];
  });
}

const workspaces = ['shared', 'tooling', 'backend', 'shell', ...remoteNames];

test('no folder has too many files', () => {
  expect(crowdedFolders(allFiles(), listFolders)).toEqual([]);
});

test('a folder with too many files is reported, a list of alike files is not', () => {
  const files = (folder: string, count: number) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);
  const all = [...files('a', mostFiles), ...files('a/b', mostFiles + 1), ...files('list', mostFiles + 1)];
  expect(crowdedFolders(all, ['list'])).toEqual(['a/b has 26 files, of at most 25: group them by subject.']);
});

test('no sibling folders import each other in a cycle', () => {
  const files = workspaces
    .flatMap((workspace) => sourceFiles(repositoryRoot, workspace))
    .filter((file) => !/\.(test|spec)\.tsx?$|\/testing\/|^shell\/integration\/|\.examples\.tsx$/.test(file));
  const sources = new Map(files.map((file) => [file, readFileSync(join(repositoryRoot, file), 'utf8')]));
  expect(folderCycles(sources)).toEqual([]);
});

test('a cycle is found over three folders, in types too, and not between a folder and the files that use it', () => {
  const sources = new Map([
    ['app/page.ts', "import { a } from './one/a';"],
    ['app/one/a.ts', "import type { B } from '../two/b';\nimport { page } from '../page';"],
    ['app/two/b.ts', "await import('../three/deep/c');"],
    ['app/three/deep/c.ts', "import '../../one/a.css';"],
    ['app/four/d.ts', "import { a } from '../one/a';"],
  ]);
  const circle = 'app has folders that import each other in a circle: one, three, two.';
  expect(folderCycles(sources)).toEqual([circle]);
  sources.delete('app/three/deep/c.ts');
  expect(folderCycles(sources)).toEqual([]);
});
