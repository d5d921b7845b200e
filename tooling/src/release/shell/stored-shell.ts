import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { type ShellRelease, shellName } from '@iwan/shared/contracts/shell-release';
import { type TrustedStore, trustingStore } from '@iwan/shared/contracts/trusted-store';
import { alteredFile } from '../release-files';
import { packageFolders, packageProblem } from './shell-packages';

/** What a release of the shell has beside its server, for those who publish. */
export type ShellProgram = 'prove-release' | 'grant';

/** Not all of a release is there, or not as it was published: it may still be being written to the store. */
export class IncompleteShell extends Error {}

/** The release of the shell that the store's pointer names; `null` where it names none, or cannot be trusted. */
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

/** What the programs of a release find packages by that it does not carry itself. */
export const shellEnvironment: Readonly<Record<string, string>> = { NODE_PATH: packageFolders.join(delimiter) };

/**
 * Makes sure that a release of the shell can be run from the store: it is as it was published, and the packages that it needs are
 * here. Rejects with a sentence where not, with an `IncompleteShell` where time may mend it.
 */
export async function verifyShell(store: string, version: string, trust: TrustedStore = trustingStore): Promise<void> {
  const { packages } = await verifiedShell(store, version, trust);
  const problem = await packageProblem(version, packages);
  if (problem !== null) throw new Error(problem);
}

/**
 * A release of the shell of which every file is as it was published, by somebody who may. Rejects with a sentence, with an
 * `IncompleteShell` where time may mend it.
 */
export async function verifiedShell(store: string, version: string, trust: TrustedStore): Promise<ShellRelease> {
  const folder = join(store, shellName, version);
  const release = await describedShell(folder).catch(() => {
    throw new IncompleteShell(`The shell ${version} has no release.json that can be read.`);
  });
  const distrusted = trust.problemOf(release, { kind: 'release', remote: shellName });
  if (distrusted !== null) throw new Error(`release.json of the shell ${version} ${distrusted}.`);
  // One that was signed for another folder is signed as well.
  if (release.version !== version) throw new Error(`The shell ${version} says that it is ${release.version}.`);
  const altered = await alteredFile(folder, release.files);
  if (altered !== null) throw new IncompleteShell(`${altered} of the shell ${version} is not what was published.`);
  return release;
}

/** The releases' own description of themselves, which nobody but a publication writes. */
export async function describedShell(folder: string): Promise<ShellRelease> {
  return JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
}
