import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fingerprintOf } from '../build/inputs';
import { listReleases, releasesText } from '../store/list-releases';

/** A repository that holds one remote. */
export interface Project {
  /** Absolute. */
  readonly folder: string;
  readonly name: string;
  /** The prefixes that it uses; development grants them. */
  readonly prefixes: readonly string[];
}

/** Reads the project in a folder. Throws a message where there is none. */
export async function readProject(folder: string): Promise<Project> {
  if (!existsSync(join(folder, 'src', 'exposes.ts'))) {
    throw new Error(`${folder} holds no remote: there is no src/exposes.ts.`);
  }
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly iwan?: { readonly prefixes?: readonly string[] };
  };
  return { folder, name: manifest.name, prefixes: manifest.iwan?.prefixes ?? [] };
}

/**
 * The hash of everything that a build of the project reads; the lock file has the versions of our packages. Undefined without a
 * lock file: then only the build output identifies the release.
 */
export async function sourceOf({ folder }: Project): Promise<string | undefined> {
  const lock = join(folder, 'package-lock.json');
  if (!existsSync(lock)) return undefined;
  return fingerprintOf(folder, [join(folder, 'src')], [join(folder, 'package.json'), lock]);
}

/** The server of the built shell in the package; its browser files are beside it. */
export const carriedShellServer = join(import.meta.dirname, '..', '..', 'shell', 'server');

/** The folder of releases that a command names, or `RELEASES_DIR`. Throws a message where neither is one. */
export function namedStore(named: string | undefined = process.env.RELEASES_DIR): string {
  if (!named) throw new Error('Say which release store: --store DIR, or RELEASES_DIR.');
  const store = resolve(named);
  if (!existsSync(store)) throw new Error(`There is no release store at ${store}.`);
  return store;
}

/** `releases [--store DIR] [--json]`: the releases of a project. Rejects with a message where the store has none. */
export async function releases({ name }: Pick<Project, 'name'>, args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: { store: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const listed = await listReleases(namedStore(values.store), name);
  return values.json ? JSON.stringify(listed, null, 2) : releasesText(listed);
}
