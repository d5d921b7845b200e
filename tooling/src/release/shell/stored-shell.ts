import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { type ShellRelease, shellName } from '@iwan/shared/contracts/shell-release';
import { type TrustedStore, trustingStore } from '@iwan/shared/contracts/trusted-store';
import { alteredFile } from '../release-files';
import { packageFolders, packageProblem } from './shell-packages';

/** The parts of a release of the shell beside its server, for publishers. */
export type ShellProgram = 'prove-release' | 'grant';

/** A release is incomplete, or differs from its publication: it may still be being written to the store. */
export class IncompleteShell extends Error {}

/** The release of the shell in the store's pointer; `null` where it names none, or cannot be trusted. */
export async function pointedShell(store: string, trust: TrustedStore = trustingStore): Promise<string | null> {
  try {
    const pointer: unknown = JSON.parse(await readFile(join(store, shellName, 'current.json'), 'utf8'));
    const distrusted = trust.problemOfNewest(pointer, { kind: 'pointer', remote: shellName });
    if (distrusted !== null) {
      console.error(`The release pointer of the shell ${distrusted}.`);
      return null;
    }
    const { version } = pointer as { readonly version: unknown };
    return typeof version === 'string' && /^[\w-]+$/.test(version) ? version : null;
  } catch {
    return null;
  }
}

/** A program of a release of the shell in the store. */
export function programOf(store: string, version: string, program: 'main' | 'office' | ShellProgram): string {
  return join(store, shellName, version, 'server', `${program}.mjs`);
}

/** The environment by which the programs of a release resolve external packages. */
export const shellEnvironment: Readonly<Record<string, string>> = { NODE_PATH: packageFolders.join(delimiter) };

/**
 * Checks that a release of the shell can be run from the store: it is unchanged, and the packages that it needs are installed.
 * Rejects with a message, with an `IncompleteShell` where it may become complete.
 */
export async function verifyShell(store: string, version: string, trust: TrustedStore = trustingStore): Promise<void> {
  const { packages } = await verifiedShell(store, version, trust);
  const problem = await packageProblem(version, packages);
  if (problem !== null) throw new Error(problem);
}

/**
 * A release of the shell with all files unchanged, by a trusted publisher. Rejects with a message, with an `IncompleteShell`
 * where it may become complete.
 */
export async function verifiedShell(store: string, version: string, trust: TrustedStore): Promise<ShellRelease> {
  const folder = join(store, shellName, version);
  const release = await describedShell(folder).catch(() => {
    throw new IncompleteShell(`The shell ${version} has no release.json that can be read.`);
  });
  const distrusted = trust.problemOf(release, { kind: 'release', remote: shellName });
  if (distrusted !== null) throw new Error(`release.json of the shell ${version} ${distrusted}.`);
  // A signature for another folder is a valid signature too.
  if (release.version !== version) throw new Error(`The shell ${version} says that it is ${release.version}.`);
  const altered = await alteredFile(folder, release.files);
  if (altered !== null) throw new IncompleteShell(`${altered} of the shell ${version} is not what was published.`);
  return release;
}

/** The releases' own descriptions, which only a publication writes. */
export async function describedShell(folder: string): Promise<ShellRelease> {
  return JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
}
