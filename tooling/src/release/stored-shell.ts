import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { type ShellRelease, shellName } from '@iwan/shared/contracts/shell-release';
import { alteredFile } from './release-files';
import { packageFolders, packageProblem } from './shell-packages';

/** What a release of the shell has beside its server, for those who publish. */
export type ShellProgram = 'prove-release' | 'grant';

/** Not all of a release is there, or not as it was published: it may be on its way into the store. */
export class IncompleteShell extends Error {}

/** The release of the shell that the store's pointer names; `null` where it names none. */
export async function pointedShell(store: string): Promise<string | null> {
  try {
    const { version } = JSON.parse(await readFile(join(store, shellName, 'current.json'), 'utf8')) as {
      readonly version: unknown;
    };
    return typeof version === 'string' && /^[\w-]+$/.test(version) ? version : null;
  } catch {
    return null;
  }
}

/** A program of a release of the shell in the store. */
export function programOf(store: string, version: string, program: 'main' | ShellProgram): string {
  return join(store, shellName, version, 'server', `${program}.mjs`);
}

/** What the programs of a release find packages by that it does not carry itself. */
export const shellEnvironment: Readonly<Record<string, string>> = { NODE_PATH: packageFolders.join(delimiter) };

/**
 * Makes sure that a release of the shell can be run from the store: every file of it is as it was published, and the
 * packages that it needs are here. Rejects with a sentence where not, with an `IncompleteShell` where time may mend it.
 */
export async function verifyShell(store: string, version: string): Promise<void> {
  const folder = join(store, shellName, version);
  const release = await describedShell(folder).catch(() => {
    throw new IncompleteShell(`The shell ${version} has no release.json that can be read.`);
  });
  const altered = await alteredFile(folder, release.files);
  if (altered !== null) throw new IncompleteShell(`${altered} of the shell ${version} is not what was published.`);
  const problem = await packageProblem(version, release.packages);
  if (problem !== null) throw new Error(problem);
}

/** The releases' own description of themselves, which nobody but a publication writes. */
export async function describedShell(folder: string): Promise<ShellRelease> {
  return JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
}
