import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** How many files a folder may have besides its sub-folders, styles and tests included. */
export const mostFiles = 25;

/** Folders that are lists: their files are alike and found by their names, and sub-folders would only hide them. */
export const listFolders: readonly string[] = [
  'docs/decisions',
  // The migrations, in the order in which they are applied.
  'backend/migrations',
  'backend/migrations/meta',
  // Pictures and clips of the demo records, which `manifest.json` describes.
  'backend/seed/media/exteriors',
  'backend/seed/media/interiors',
  'backend/seed/media/plans',
];

/** A translation is found by the texts file that it stands beside. */
const translation = /texts\.[a-z]{2}\.json$/;

/** A message for each folder that has too many files and is not a list. `files`: paths from the root of the repository. */
export function crowdedFolders(files: readonly string[], lists: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((each) => !translation.test(each))) {
    const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > mostFiles && !lists.includes(folder))
    .map(([folder, count]) => `${folder} has ${count} files, of at most ${mostFiles}: group them by subject.`);
}

/** The relative imports of a source: `from './a'`, `import './a.css'`, `import('./a')`. */
const relativeImport = /(?:from |import |import\()'(\.{1,2}\/[^']+)'/g;

/** For a file and its import, where their paths part: the common folder, and the names below it. */
function siblings(file: string, imported: string): readonly [parent: string, from: string, to: string] | null {
  const [from, to] = [file.split('/'), imported.split('/')];
  const parting = from.findIndex((part, index) => part !== to[index]);
  // A file of the common folder itself is left out: a page and the folders of its parts may import each other.
  if (parting < 0 || parting >= from.length - 1 || parting >= to.length - 1) return null;
  return [from.slice(0, parting).join('/'), from[parting] ?? '', to[parting] ?? ''];
}

/** The sub-folders that one of a folder's sub-folders reaches by imports. */
function reachedFrom(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const folder of imports.get(next) ?? []) {
      if (reached.has(folder)) continue;
      reached.add(folder);
      waiting.push(folder);
    }
  }
  return reached;
}

/**
 * A message for each folder whose sub-folders import each other in a cycle, types included. `sources`: the sources of files by
 * their paths from the root of the repository.
 */
export function folderCycles(sources: ReadonlyMap<string, string>): readonly string[] {
  const parents = new Map<string, Map<string, Set<string>>>();
  for (const [file, text] of sources) {
    for (const [, path = ''] of text.matchAll(relativeImport)) {
      const found = siblings(file, join(dirname(file), path));
      if (found === null) continue;
      const [parent, from, to] = found;
      const imports = parents.get(parent) ?? new Map<string, Set<string>>();
      imports.set(from, (imports.get(from) ?? new Set()).add(to));
      parents.set(parent, imports);
    }
  }
  return [...parents].flatMap(([parent, imports]) => {
    const inCircle = [...imports.keys()].filter((folder) => reachedFrom(folder, imports).has(folder)).sort();
    return inCircle.length === 0
      ? []
      : [`${parent} has folders that import each other in a circle: ${inCircle.join(', ')}.`];
  });
}

const isSource = (file: string) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts');
/** Built, installed and recorded files, and dotfiles, are not hand-written. */
export const isOurs = (folder: string) => !/^(\.|dist|node_modules$|fixtures$|test-results$)/.test(folder);

/** The source files of a workspace, as paths from the root of the repository. */
export function sourceFiles(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isOurs(entry.name) ? sourceFiles(root, path) : [];
    return isSource(entry.name) ? [path] : [];
  });
}
