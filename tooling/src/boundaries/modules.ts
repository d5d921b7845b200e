import type { Rows } from './rows';

type Table = Readonly<Record<string, Rows>>;

/** A parsed row of the table. */
export interface Module {
  /** From the root of the repository: `backend/src/leads`, `mfe-blog/src/pages/*`, `shell/src/remotes.ts`. */
  readonly path: string;
  /** Its top folder in the table. */
  readonly top: string;
  /** `folder` with everything below it, the `files` of the top folder, or one `file`. */
  readonly kind: 'folder' | 'files' | 'file';
  /** Its row, as written. */
  readonly row: readonly string[];
  /** What it may import besides itself. */
  readonly uses: readonly Module[];
}

function kindOf(name: string): Module['kind'] {
  if (name === '.') return 'files';
  return /\.tsx?$/.test(name) ? 'file' : 'folder';
}

/**
 * The modules of a table in its order, from those without imports to those that nothing imports. Throws a message for a row
 * that names a module which is not above it, as every cycle of modules would.
 */
export function readModules(table: Table): readonly Module[] {
  const modules: Module[] = [];
  const above = (path: string) => modules.find((module) => module.path === path);
  for (const [top, rows] of Object.entries(table)) {
    for (const [name, row] of Object.entries(rows)) {
      const path = name === '.' ? top : `${top}/${name}`;
      const uses = row.flatMap((used) => {
        if (used === '*') return modules.filter((module) => module.top === top);
        const found = used === '.' ? above(top) : (above(`${top}/${used}`) ?? above(used));
        if (found === undefined) throw new Error(`${path} may import ${used}, which does not stand above it.`);
        return [found];
      });
      modules.push({ path, top, kind: kindOf(name), row, uses: [...new Set(uses)] });
    }
  }
  return modules;
}

const matches = (pattern: readonly string[], folder: readonly string[]) =>
  pattern.length <= folder.length && pattern.every((part, index) => part === '*' || part === folder[index]);

const exactness = ({ path }: Module) => [path.split('/').length, path.includes('*') ? 0 : 1] as const;

/** Orders modules by how specifically they name a folder: `parts`, `parts/*`, `parts/filter`. */
export function byExactness(one: Module, other: Module): number {
  const [[depth, literal], [otherDepth, otherLiteral]] = [exactness(one), exactness(other)];
  return depth - otherDepth || literal - otherLiteral;
}

/** The module of a file. */
export function moduleOf(file: string, modules: readonly Module[]): Module | undefined {
  const folder = file.slice(0, file.lastIndexOf('/'));
  const fits = ({ path, kind }: Module) => {
    if (kind === 'folder') return matches(path.split('/'), folder.split('/'));
    return path === (kind === 'file' ? file : folder);
  };
  return modules.filter(fits).toSorted(byExactness).at(-1);
}
