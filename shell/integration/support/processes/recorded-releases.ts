import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type ShellRelease, shellName } from '@iwan/shared/contracts/shell-release';
import { packagesOfShell } from '@iwan/tooling/release/shell/shell-packages';
import { describedShell } from '@iwan/tooling/release/shell/stored-shell';

/** Path in a store to content, a text or, where the path ends so, the base64 of a file that is none. */
type Recording = Readonly<Record<string, string>>;

/** The releases of the four remotes as they were published last under contract 2, without their pictures. */
const remotesOfContract2 = 'releases-of-contract-2.json.br';

/** The shell as it was published last under contract 2, without its pictures, compressed copies and other programs. */
const shellOfContract2 = 'shell-of-contract-2.json.br';

/** Puts the recorded releases of some remotes into a store, in place of what it has of them. */
export async function putReleasesOfContract2(store: string, remotes: readonly string[]): Promise<void> {
  const recorded = await readRecording(remotesOfContract2);
  for (const remote of remotes) await rm(join(store, remote), { recursive: true, force: true });
  await writeRecording(
    store,
    Object.entries(recorded).filter(([path]) => remotes.some((remote) => path.startsWith(`${remote}/`))),
  );
}

/**
 * Puts the recorded shell into a store, in place of what it has of any. It is run with the packages of today: what was
 * installed for it then is not what is tried.
 */
export async function putShellOfContract2(store: string): Promise<void> {
  const recorded = await readRecording(shellOfContract2);
  await rm(join(store, shellName), { recursive: true, force: true });
  await writeRecording(store, Object.entries(recorded));
  const { version } = JSON.parse(recorded[`${shellName}/current.json`] ?? '{}') as { version: string };
  const folder = join(store, shellName, version);
  const release: ShellRelease = { ...(await describedShell(folder)), packages: await packagesOfShell() };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
}

async function readRecording(name: string): Promise<Recording> {
  const file = join(import.meta.dirname, '../../fixtures', name);
  return JSON.parse(brotliDecompressSync(await readFile(file)).toString('utf8')) as Recording;
}

async function writeRecording(store: string, files: readonly (readonly [string, string])[]): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(store, path)), { recursive: true });
    await writeFile(join(store, path), Buffer.from(content, /\.woff2$/.test(path) ? 'base64' : 'utf8'));
  }
}
