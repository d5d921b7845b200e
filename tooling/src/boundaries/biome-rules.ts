import { basename } from 'node:path/posix';
import { forTests, packages, rooms } from './boundaries';
import { byExactness, type Module, moduleOf } from './modules';

/** The rule of one override: the forbidden patterns, of which the last match counts, and its message. */
interface Override {
  readonly includes: readonly string[];
  readonly linter: object;
}

const workspaceOf = (path: string) => path.split('/')[0];

/** From a folder to another path of the same workspace: `a/b, a/c/d // => ../c/d`. */
function relativePath(folder: string, path: string): string {
  const [from, to] = [folder.split('/'), path.split('/')];
  let shared = 0;
  // Two folders that match one `*` are not the same.
  while (shared < from.length && from[shared] === to[shared] && from[shared] !== '*') shared += 1;
  const up = '../'.repeat(from.length - shared) || './';
  return (up + to.slice(shared).join('/')).replace(/\/$/, '');
}

/** The specifier of an import from a folder: relative inside a workspace, with the package name otherwise. */
function addressesOf({ path, top }: Module, folder: string): readonly string[] {
  const isNear = workspaceOf(path) === workspaceOf(folder);
  const name = packages[top];
  const room = rooms.find((each) => path.startsWith(`${top}/${each}/`));
  const publicPath = path.slice(room === undefined ? top.length : top.length + 1 + room.length);
  // Inside of `shared`, modules that federation shares are imported by the package's name.
  const addresses = [...(isNear ? [relativePath(folder, path)] : []), ...(name ? [name + publicPath] : [])];
  if (addresses.length === 0) throw new Error(`${folder} cannot import ${path}, which is in no package.`);
  return addresses;
}

/** Patterns that match the imports of a module, and no others of their folder. */
function patternsOf(module: Module, folder: string, isAllowed: boolean): readonly string[] {
  return addressesOf(module, folder).flatMap((address) => {
    if (module.kind === 'file') return [address.replace(/\.tsx?$/, '')];
    if (module.kind === 'files') return [`${address}/*`];
    // The index of a folder is imported by the folder's name; `./*` would also forbid the files beside the folders.
    return address.endsWith('*') && !isAllowed ? [`${address}/**`] : [address, `${address}/**`];
  });
}

function override(includes: readonly string[], group: readonly string[], message: string): Override {
  const options = { patterns: [{ group, message }] };
  return { includes, linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } } };
}

const isWithin = (inner: Module, { path, top, kind }: Module) =>
  inner.path !== path && inner.top === top && (kind === 'files' || inner.path.startsWith(`${path}/`));

/**
 * The patterns that files of a module in a folder may not import; `!` before allowed ones, which follow the pattern that
 * includes them.
 */
function refusals(module: Module, folder: string, modules: readonly Module[]): readonly string[] {
  const { path, kind, uses } = module;
  const away = kind === 'folder' ? folder.split('/').length - path.split('/').length + 1 : 1;
  const allowed = [...uses, ...(packages[module.top] && kind === 'folder' ? [module] : [])];
  const isPartOf = (other: Module, used: Module) => used.kind === 'folder' && isWithin(other, used);
  const hasRowBelow = (other: Module) => isWithin(other, module) || uses.some((used) => isPartOf(other, used));
  const named = modules.filter((other) => allowed.includes(other) || (other !== module && hasRowBelow(other)));
  return [
    `${'../'.repeat(away)}**`,
    './../**',
    // A file with a row of its own has its styles beside it: `icon.module.css`.
    ...(kind === 'file' ? ['./**', `!./${basename(path).replace(/tsx?$/, '*')}`] : []),
    '@iwan/**',
    // A file last: `../*/**` of a neighbouring folder would also match `../../calls`.
    ...named
      .toSorted((one, other) => filesLast(one, other) || byExactness(one, other))
      .flatMap((other) => {
        const isAllowed = allowed.includes(other);
        const patterns = patternsOf(other, folder, isAllowed).map((pattern) => (isAllowed ? '!' : '') + pattern);
        // Its own files are imported by `../`, which nothing above forbids: allowing `../**` would allow everything above it.
        return other === module ? patterns.filter((pattern) => !pattern.startsWith('!.')) : patterns;
      }),
  ];
}

function filesLast(one: Module, other: Module): number {
  return Number(one.kind === 'file') - Number(other.kind === 'file');
}

function messageOf({ path }: Module): string {
  return `${path} may not import this: its row in tooling/src/boundaries names what it may.`;
}

/** How many folders deep below its module's path a file is. */
function depthOf(file: string, { path, kind }: Module): number {
  return kind === 'file' ? 0 : file.split('/').length - path.split('/').length - 1;
}

/** The rules for source files, one for each module and each depth of folders in it; the last that matches a file counts. */
function ofModules(modules: readonly Module[], files: readonly string[]): readonly Override[] {
  const depths = new Map<Module, Set<number>>(modules.map((module) => [module, new Set()]));
  for (const file of files) {
    const module = moduleOf(file, modules);
    if (module !== undefined) depths.get(module)?.add(depthOf(file, module));
  }
  return modules.toSorted(byExactness).flatMap((module) =>
    [...(depths.get(module) ?? [])].sort().map((depth) => {
      const isFile = module.kind === 'file';
      const folder = isFile ? module.path.slice(0, module.path.lastIndexOf('/')) : module.path + '/*'.repeat(depth);
      return override([isFile ? module.path : `${folder}/*`], refusals(module, folder, modules), messageOf(module));
    }),
  );
}

/** The rules for tests: they may import every module of their own workspace. */
function ofTests(): readonly Override[] {
  const workspaces = Object.keys(forTests);
  return workspaces.map((workspace) => {
    const names = (forTests[workspace] ?? []).map((top) => packages[top]);
    const others = workspaces.filter((other) => other !== workspace || other.includes('*'));
    return override(
      [`${workspace}/**/*.test.ts`, `${workspace}/**/*.test.tsx`, `${workspace}/**/*.spec.ts`],
      [...others.map((other) => `**/${other}/**`), '@iwan/**', ...names.map((name) => `!${name}/**`)],
      `Tests of ${workspace} may import their own workspace and ${names.join(', ')}: see tooling/src/boundaries.`,
    );
  });
}

/** The rules for imports as `overrides` of the linter's configuration. */
export function biomeOverrides(modules: readonly Module[], files: readonly string[]): readonly Override[] {
  return [...ofModules(modules, files), ...ofTests()];
}

/** The file that `biome.json` extends: one rule per line, so that a change of the table is a small diff. */
export function biomeFile(overrides: readonly Override[]): string {
  return `{\n  "overrides": [\n${overrides.map((each) => `    ${JSON.stringify(each)}`).join(',\n')}\n  ]\n}\n`;
}
