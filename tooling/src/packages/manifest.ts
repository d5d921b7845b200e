import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inWorkspace, repositoryRoot } from '../workspace';

/** The fields of a `package.json` that are read and written here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  /** Versions that replace those that third-party packages require. */
  readonly overrides?: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
}

/** The manifest of a workspace. */
export async function readManifest(workspace: string): Promise<Manifest> {
  return JSON.parse(await readFile(inWorkspace(workspace, 'package.json'), 'utf8')) as Manifest;
}

/** The manifest of the repository itself, which names the tools that all workspaces use. */
export async function readRootManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(repositoryRoot, 'package.json'), 'utf8')) as Manifest;
}

/** The versions of some packages in a manifest. Throws for a package that it does not name. */
export function versionsOf(
  names: readonly string[],
  { name: whose, dependencies, devDependencies }: Manifest,
): Readonly<Record<string, string>> {
  const known = { ...devDependencies, ...dependencies };
  return Object.fromEntries(
    names.map((name) => {
      const version = known[name];
      if (version === undefined) throw new Error(`${whose} does not name the version of ${name} that it works with.`);
      return [name, version];
    }),
  );
}
