import { dirname, join } from 'node:path/posix';

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
