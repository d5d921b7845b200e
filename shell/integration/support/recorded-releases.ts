import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The releases of the four remotes as they were published last under contract 1, without their pictures: path to text. */
const file = join(import.meta.dirname, '..', 'fixtures', 'releases-of-contract-1.json.br');

/** Puts the recorded releases of some remotes into a store, in place of what it has of them. */
export async function putReleasesOfContract1(store: string, remotes: readonly string[]): Promise<void> {
  const recorded = JSON.parse(brotliDecompressSync(await readFile(file)).toString('utf8')) as Record<string, string>;
  for (const remote of remotes) await rm(join(store, remote), { recursive: true, force: true });
  for (const [path, text] of Object.entries(recorded)) {
    if (!remotes.some((remote) => path.startsWith(`${remote}/`))) continue;
    await mkdir(dirname(join(store, path)), { recursive: true });
    await writeFile(join(store, path), text);
  }
}
