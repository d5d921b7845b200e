import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pointedShell, programOf, type ShellProgram } from './stored-shell';

/**
 * A program of the shell that a store's site runs: of the release that the store's pointer names, since that is the shell
 * which will render what is published; where the store has none, the one in `ownServer`, a folder of a built shell.
 */
export async function shellProgram(store: string, program: ShellProgram, ownServer: string): Promise<string> {
  const version = await pointedShell(store);
  const released = version === null ? null : programOf(store, version, program);
  return released !== null && existsSync(released) ? released : join(ownServer, `${program}.mjs`);
}

/** Runs a program of the shell to its end. Returns what it says; throws what it says is wrong. */
export function runShellProgram(program: string, words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim() || `${program} ended without a word (exit code ${status}).`);
  return stdout.trim();
}
