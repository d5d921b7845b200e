import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type ShellRelease, shellName } from '@iwan/shared/contracts/shell-release';
import { packagesOfShell } from '@iwan/tooling/release/shell/shell-packages';
import { describedShell } from '@iwan/tooling/release/shell/stored-shell';

/** Path in a store to content: a text, or base64 for paths of binary files. */
type Recording = Readonly<Record<string, string>>;

/** The last releases of the four remotes under contract 2, without their pictures. */
const remotesOfContract2 = 'releases-of-contract-2.json.br';

/** The last release of the shell under contract 2, without its pictures, compressed copies and other programs. */
const shellOfContract2 = 'shell-of-contract-2.json.br';

/** Replaces the releases of some remotes in a store by the recorded ones. */
export async function putReleasesOfContract2(store: string, remotes: readonly string[]): Promise<void> {
  const recorded = await readRecording(remotesOfContract2);
  for (const remote of remotes) await rm(join(store, remote), { recursive: true, force: true });
  await writeRecording(
    store,
    Object.entries(recorded).filter(([path]) => remotes.some((remote) => path.startsWith(`${remote}/`))),
  );
}

/**
 * Replaces the shell of a store by the recorded one. It is run with the current packages: those installed for it at
 * that time are not part of the test.
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
