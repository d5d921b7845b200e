import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { grantsFile, type Release, type ReleasePointer } from '@iwan/shared/contracts/release';
import { grantsWith } from '../../../src/composition/grants';
import type { Bundle } from '../../remote/messages/messages';
import { RemoteProcess } from '../../remote/workers/remote-process';
import { RemoteWorkers } from '../../remote/workers/remote-workers';
import { describedBy, misplacement, readRelease } from '../read-release';
import { soundGrants } from '../stored-grants';
import { issuesOf, type Surroundings } from './errors-of';

// `node prove-release.mjs FOLDER [--store DIR] [--remove]`: checks the release in a folder before it is published into a store.
// Prints each problem as a sentence, and exits with 1. A valid release is confirmed with the word from standard input, which
// the release's code cannot know.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { store: { type: 'string' }, remove: { type: 'boolean', default: false } },
});
const [folder = ''] = positionals;
const program = join(import.meta.dirname, 'remote-program.mjs');
const word = process.stdin.isTTY ? '' : readFileSync(0, 'utf8');
try {
  const candidate = await readRelease(folder, startProved);
  const errors = await issuesOf(candidate, folder, await surroundings(values.store, values.remove));
  for (const error of errors) console.error(error);
  if (errors.length === 0) process.stdout.write(word);
  process.exit(errors.length > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** Runs the code of the release as the site does, except that undeclared calls are reported instead of refused. */
function startProved(
  { name, version }: Release,
  readBundles: () => Promise<readonly Bundle[]>,
): Promise<RemoteWorkers> {
  const silent = { onReport() {}, onStray() {}, onConsole() {} };
  return RemoteWorkers.start({
    remote: name,
    version,
    readBundles,
    isDeclared: () => true,
    startProcess: (listeners) => new RemoteProcess({ program, hasPackages: false }, listeners),
    log: silent,
    onEvent() {},
  });
}

/** The grants and the live releases of the store; without a store this release is the only one. */
async function surroundings(store: string | undefined, mayRemove: boolean): Promise<Surroundings> {
  const file = store === undefined ? '' : join(store, grantsFile);
  const grants = grantsWith(existsSync(file) ? soundGrants(file).grants : {});
  const live = store === undefined ? [] : await Promise.all(grants.remotes.map((name) => liveRelease(store, name)));
  return { grants, live: live.filter((each) => each !== null), mayRemove };
}

async function liveRelease(store: string, name: string): Promise<Release | null> {
  try {
    const home = join(store, name);
    const { version } = JSON.parse(await readFile(join(home, 'current.json'), 'utf8')) as ReleasePointer;
    if (version === null) return null;
    const release = describedBy(JSON.parse(await readFile(join(home, version, 'release.json'), 'utf8')));
    return misplacement(release, { name, version }) === null ? release : null;
  } catch {
    // An unreadable release is not in use.
    return null;
  }
}
