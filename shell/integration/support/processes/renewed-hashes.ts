import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The hash in the name of a script, a stylesheet or a compressed copy of one. */
export const codeHash = /\.([0-9a-f]{10})\.(js|css)(\.br|\.gz)?$/;

/**
 * Changes files of a browser build. The code that loads a chunk has the hash of its content (Subresource Integrity),
 * so those hashes change as well, as in a build. `change` may give files another hash in their names.
 */
export async function withNewHashes(folder: string, change: () => Promise<void>): Promise<void> {
  const before = await hashesOf(folder);
  await change();
  // A chunk contains the hashes of the chunks that it loads: with them its own hash changes.
  let known = before;
  for (let isStable = false; !isStable; ) {
    const now = await hashesOf(folder);
    isStable = !(await renew(folder, new Map([...known].map(([file, hash]) => [hash, now.get(file) ?? hash]))));
    known = now;
  }
}

/** Replaces the old hash of a file by the new one wherever it occurs. Returns whether it occurred. */
async function renew(folder: string, renewed: ReadonlyMap<string, string>): Promise<boolean> {
  let isChanged = false;
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.js'))) {
    const code = await readFile(join(folder, file), 'utf8');
    const changed = code.replace(/(?<=sha256-)[\w+/]{43}=/g, (hash) => renewed.get(hash) ?? hash);
    if (changed === code) continue;
    isChanged = true;
    await writeFile(join(folder, file), changed);
    // Its compressed copies would be served in its place.
    for (const ending of ['.br', '.gz']) await rm(join(folder, file + ending), { force: true });
  }
  return isChanged;
}

/** The hash of each script and stylesheet, by the number of the file, which another name does not change: each language has files of one name. */
async function hashesOf(folder: string): Promise<ReadonlyMap<number, string>> {
  const files = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  const hashes = files.map(async (file): Promise<[number, string]> => {
    const [{ ino }, content] = await Promise.all([stat(join(folder, file)), readFile(join(folder, file))]);
    return [ino, createHash('sha256').update(content).digest('base64')];
  });
  return new Map(await Promise.all(hashes));
}
