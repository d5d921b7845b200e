import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { type ShellRelease, shellName } from '@iwan/shared/contracts/shell-release';
import { readReleaseKeys } from '@iwan/shared/contracts/signatures';
import { TrustedStore, trustingStore } from '@iwan/shared/contracts/trusted-store';
import { alteredFile } from '../release-files';
import { packageError, packageFolders } from './shell-packages';

/** The parts of a release of the shell beside its server, for publishers. */
export type ShellProgram = 'prove-release' | 'grant';

/** A release is incomplete, or differs from its publication: it may still be being written to the store. */
export class IncompleteShell extends Error {}

/** The release of the shell in the store's pointer; `null` where it names none, or cannot be trusted. */
export async function pointedShell(store: string, trust: TrustedStore = trustingStore): Promise<string | null> {
  try {
    const pointer: unknown = JSON.parse(await readFile(join(store, shellName, 'current.json'), 'utf8'));
    const distrusted = trust.errorOfNewest(pointer, { kind: 'pointer', remote: shellName });
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
  const error = await packageError(version, packages);
  if (error !== null) throw new Error(error);
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
  const distrusted = trust.issueOf(release, { kind: 'release', remote: shellName });
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

/**
 * The path of a program of the shell for a store's site: of the release in the store's pointer, since that shell will render
 * what is published; where the store has none, the one in `ownServer`, a folder of a built shell. Rejects with a message where
 * that release differs from its publication: none of its programs is run.
 */
export async function shellProgram(store: string, program: ShellProgram, ownServer: string): Promise<string> {
  // A publisher has no record of earlier pointers: the site rejects one that was put back.
  const trust = new TrustedStore(readReleaseKeys(process.env.RELEASE_KEYS ?? ''), '');
  const version = await pointedShell(store);
  const released = version === null ? null : programOf(store, version, program);
  if (version === null || released === null || !existsSync(released)) return join(ownServer, `${program}.mjs`);
  await verifiedShell(store, version, trust);
  return released;
}

/** Runs a program of the shell to its end. Returns its output; throws its error output. */
export function runShellProgram(program: string, words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim() || `${program} ended without a word (exit code ${status}).`);
  return stdout.trim();
}
