import { type Module, moduleOf } from './modules';

/**
 * Where the table and the files of the repository differ, a message each: a folder without a row, and a row without files. A
 * role (`slots/*`) needs only one remote that has it.
 */
export function misfits(
  modules: readonly Module[],
  files: readonly string[],
  exists: (path: string) => boolean,
): readonly string[] {
  const owners = new Map(files.map((file) => [file, moduleOf(file, modules)]));
  const roleOf = ({ path, top }: Module) => path.slice(top.length);
  const played = new Set([...owners.values()].flatMap((module) => (module === undefined ? [] : [roleOf(module)])));
  // Files beside a `package.json` configure tools.
  const isOfWorkspace = (file: string) => file.split('/').length === 2;
  const withoutRow = files.filter((file) => owners.get(file) === undefined && !isOfWorkspace(file));
  return [
    ...[...new Set(withoutRow.map((file) => file.slice(0, file.lastIndexOf('/'))))].map(
      (folder) => `${folder} has no row in the table of module boundaries (tooling/src/boundaries).`,
    ),
    ...modules
      .filter((module) => (module.path.includes('*') ? !played.has(roleOf(module)) : !exists(module.path)))
      .map(({ path }) => `${path} has a row in the table of module boundaries and is not there.`),
  ];
}
