import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readReleaseKeys } from '@iwan/shared/contracts/signatures';
import { TrustedStore } from '@iwan/shared/contracts/trusted-store';
import { pointedShell, programOf, type ShellProgram, verifiedShell } from './stored-shell';

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
