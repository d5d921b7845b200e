import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@iwan/shared/contracts/release';
import { inWorkspace } from '../workspace';
import { shellProgram } from './shell/stored-shell';

/** The timeout of a proof, in milliseconds: far more than the slowest remote needs to render all of its pages once. */
const timeLimit = 60_000;

interface Proof {
  /** The built files, with `browser/` and `server/`. */
  readonly dist: string;
  /** The store that it is published into, with its grants and live releases. */
  readonly store?: string;
  /** Whether pages, slots and dialogs in use may be removed. */
  readonly mayRemove?: boolean;
  /** The shell's program that proves it; that of the shell which will show it when left out. */
  readonly program?: string;
}

/**
 * Proves a release against the contract and the store: its requirements are met, its claims are granted, nothing in use is
 * removed, and every page and slot renders with recorded data. The prover is the shell that is live in the store, or the built
 * one without it. Throws the shell's messages, one per line: what cannot be shown is not published.
 */
export async function proveRelease(
  release: Release,
  { dist, store, mayRemove = false, program }: Proof,
): Promise<void> {
  await writeFile(join(dist, 'release.json'), JSON.stringify(release));
  const words = [dist, ...(store === undefined ? [] : ['--store', store]), ...(mayRemove ? ['--remove'] : [])];
  const judge = program ?? (await programOf(store));
  // The exit code alone is not enough: the release's own code may have ended the program.
  const word = randomUUID();
  const outcome = spawnSync(process.execPath, [judge, ...words], { encoding: 'utf8', timeout: timeLimit, input: word });
  if (outcome.status === 0 && outcome.stdout.endsWith(word)) return;
  throw new Error(refusalOf(release.name, outcome));
}

function refusalOf(name: string, { status, stderr, error }: SpawnSyncReturns<string>): string {
  if (error && 'code' in error && error.code === 'ETIMEDOUT') {
    return `${name} did not render all of its pages within ${timeLimit / 1000} s.`;
  }
  const said = stderr.trim();
  if (status === 1 && said !== '') return said;
  return `${name} has ended the program that proves it, as it would end the site; or the live shell is from before this check, and "npm run release -w shell" brings a newer one.`;
}

/** The shell that will show the release proves it: the live one of the store, or the built one without it. */
function programOf(store: string | undefined): string | Promise<string> {
  const own = inWorkspace('shell', 'dist', 'server');
  return store === undefined ? join(own, 'prove-release.mjs') : shellProgram(store, 'prove-release', own);
}
