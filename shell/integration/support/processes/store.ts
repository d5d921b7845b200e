import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@iwan/shared/contracts/release';
import { type ShellRelease, shellName } from '@iwan/shared/contracts/shell-release';
import { copyFolder } from '@iwan/shared/testing/copy-folder';
import { memoryFolder } from '@iwan/shared/testing/memory-folder';
import { publishCanary, publishPreview } from '@iwan/tooling/release/canaries';
import { packRelease } from '@iwan/tooling/release/pack-release';
import { proveRelease } from '@iwan/tooling/release/prove-release';
import { publishRelease } from '@iwan/tooling/release/publish-release';
import { packShell } from '@iwan/tooling/release/shell/pack-shell';
import { proveShell } from '@iwan/tooling/release/shell/prove-shell';
import { remoteOf } from '@iwan/tooling/remote';
import { inWorkspace, type RemoteName, remoteNames } from '@iwan/tooling/workspace';
import { codeHash, withNewHashes } from './renewed-hashes';

type Alter = (dist: string) => Promise<void>;

/** Publishes the built shell and every built remote into a folder: the store that tests copy. */
export async function publishEverything(store: string): Promise<void> {
  await publishRelease(store, await packShell());
  for (const name of remoteNames) await publishRelease(store, await packRelease(await remoteOf(name)));
}

/** The store into which everything was published before the tests; to be copied, not written. */
export function templateStore(): string {
  const folder = process.env.IWAN_TEMPLATE_STORE;
  if (!folder) throw new Error('The global set-up has not run.');
  return folder;
}

/** Removes all remotes from a store; the shell stays. */
export async function removeRemotes(store: string): Promise<void> {
  for (const name of remoteNames) await rm(join(store, name), { recursive: true, force: true });
}

/** Runs the proof of `release` on a remote whose built files `alter` has changed. */
export async function proveAltered(name: RemoteName, alter: Alter): Promise<void> {
  await withAlteredBuild(name, alter, async (dist) => proveRelease(await packed(name, dist), { dist }));
}

/** Runs the proof on an unaltered build of a remote against a store, with its declaration changed by `change`. */
export async function proveDeclared(
  store: string,
  name: RemoteName,
  change: (release: Release) => Partial<Release>,
  { mayRemove = false }: { readonly mayRemove?: boolean } = {},
): Promise<void> {
  await withAlteredBuild(
    name,
    async () => {},
    async (dist) => {
      const release = await packed(name, dist);
      await proveRelease({ ...release, ...change(release) }, { dist, store, mayRemove });
    },
  );
}

/** Who gets a release. */
type Audience = 'everybody' | 'preview' | { readonly percent: number };

/** Publishes a release of a remote whose built files `alter` has changed: valid in form, new in content. */
export function publishAltered(
  store: string,
  name: RemoteName,
  alter: Alter,
  audience: Audience = 'everybody',
): Promise<Release> {
  return withAlteredBuild(name, alter, async (dist) => published(store, await packed(name, dist), dist, audience));
}

/** Publishes the build of a remote, unaltered. */
export async function publishSound(store: string, name: RemoteName): Promise<Release> {
  return publishAltered(store, name, async () => {});
}

/** Runs the proof of `release` on a shell whose built files `alter` has changed. */
export async function proveAlteredShell(store: string, alter: Alter): Promise<void> {
  await withAlteredBuild(shellName, alter, async (dist) => proveShell(await packShell({ dist }), { dist, store }));
}

/**
 * Publishes a shell whose built files `alter` has changed, without a proof. All of its files have new names, as in a
 * build of other sources: none has the name of a file of an earlier shell.
 */
export function publishAlteredShell(
  store: string,
  alter: Alter,
  audience: Exclude<Audience, 'preview'> = 'everybody',
): Promise<ShellRelease> {
  return withAlteredBuild(shellName, alter, async (dist) => {
    await renameCode(dist);
    return published(store, await packShell({ dist }), dist, audience);
  });
}

async function published<Published extends Release | ShellRelease>(
  store: string,
  release: Published,
  dist: string,
  audience: Audience,
): Promise<Published> {
  if (audience === 'everybody') await publishRelease(store, release, dist);
  else if (audience === 'preview') await publishPreview(store, release as Release, dist);
  else await publishCanary(store, release, audience, dist);
  return release;
}

async function packed(name: RemoteName, dist: string): Promise<Release> {
  return packRelease(await remoteOf(name), { dist });
}

async function withAlteredBuild<Result>(
  name: RemoteName | typeof shellName,
  alter: Alter,
  use: (dist: string) => Promise<Result>,
): Promise<Result> {
  const dist = await mkdtemp(join(memoryFolder(), 'iwan-dist-'));
  try {
    await copyFolder(inWorkspace(name, 'dist'), dist);
    await alter(dist);
    return await use(dist);
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

/** Replaces a text in every file of a build, on both sides. Throws when either side does not have it. */
export async function replaceText(dist: string, before: string, after: string): Promise<void> {
  await withNewHashes(join(dist, 'browser'), () => replaceOnBothSides(dist, before, after));
}

async function replaceOnBothSides(dist: string, before: string, after: string): Promise<void> {
  for (const side of ['browser', 'server']) {
    const files = (await readdir(join(dist, side))).filter((file) => /\.[cm]?js$/.test(file));
    let found = false;
    for (const file of files) {
      const content = await readFile(join(dist, side, file), 'utf8');
      if (!content.includes(before)) continue;
      found = true;
      await writeFile(join(dist, side, file), content.replaceAll(before, after));
      // Its compressed copies would be served in its place.
      for (const ending of ['.br', '.gz']) await rm(join(dist, side, file + ending), { force: true });
    }
    if (!found) throw new Error(`The ${side} build has no "${before}".`);
  }
}

/** Appends code to one module's server bundle; it may replace `module.exports`. */
export async function appendToServer(dist: string, module: string, code: string): Promise<void> {
  const file = join(dist, 'server', `${module.replace(/^\.\//, '').replaceAll('/', '-')}.cjs`);
  await writeFile(file, `${await readFile(file, 'utf8')}\n;${code}`);
}

/** Replaces a text in the code of the shell's server. Throws when it does not have it. */
export async function replaceInShellServer(dist: string, before: string, after: string): Promise<void> {
  const file = join(dist, 'server', 'main.mjs');
  const code = await readFile(file, 'utf8');
  if (!code.includes(before)) throw new Error(`The shell's server has no "${before}".`);
  await writeFile(file, code.replaceAll(before, after));
}

/** Inserts code before all other code of the shell's server. */
export async function prependToShellServer(dist: string, code: string): Promise<void> {
  const file = join(dist, 'server', 'main.mjs');
  await writeFile(file, `${code}\n${await readFile(file, 'utf8')}`);
}

/** Gives every script and stylesheet of a browser build another hash in its name, wherever the name occurs. */
async function renameCode(dist: string): Promise<void> {
  await withNewHashes(join(dist, 'browser'), () => renameFiles(dist));
}

async function renameFiles(dist: string): Promise<void> {
  const folder = join(dist, 'browser');
  const files = await readdir(folder);
  const hashes = new Set(files.flatMap((file) => codeHash.exec(file)?.[1] ?? []));
  const other = Math.floor(Math.random() * 16 ** 10);
  const renamed = (text: string) =>
    text.replace(/[0-9a-f]{10}/g, (found) =>
      hashes.has(found) ? ((Number.parseInt(found, 16) + other) % 16 ** 10).toString(16).padStart(10, '0') : found,
    );
  for (const file of files) {
    if (/\.(br|gz)$/.test(file)) await rm(join(folder, file));
    else if (/\.(js|css|json)$/.test(file)) {
      await writeFile(join(folder, file), renamed(await readFile(join(folder, file), 'utf8')));
      await rename(join(folder, file), join(folder, renamed(file)));
    }
  }
}
