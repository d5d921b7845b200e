import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@iwan/shared/contracts/release';
import { remoteOf } from '@iwan/tooling/build/build-workspaces';
import { packRelease } from '@iwan/tooling/release/pack-release';
import { proveRelease } from '@iwan/tooling/release/prove-release';
import { publishRelease } from '@iwan/tooling/release/publish-release';
import { inWorkspace, type RemoteName, remoteNames } from '@iwan/tooling/workspace';

/** Publishes what is built of every remote into a folder: the store that tests copy. */
export async function publishEverything(store: string): Promise<void> {
  for (const name of remoteNames) await publishRelease(store, await packRelease(await remoteOf(name)));
}

/** Proves a release of a remote whose built files `alter` has changed, as `release` does before it publishes. */
export async function proveAltered(name: RemoteName, alter: (dist: string) => Promise<void>): Promise<void> {
  await withAlteredBuild(name, alter, async (release, dist) => proveRelease(release, { dist }));
}

/** Proves an unaltered build of a remote, declared as `change` says, against a store. */
export async function proveDeclared(
  store: string,
  name: RemoteName,
  change: (release: Release) => Partial<Release>,
  { mayRemove = false }: { readonly mayRemove?: boolean } = {},
): Promise<void> {
  await withAlteredBuild(
    name,
    async () => {},
    async (release, dist) => proveRelease({ ...release, ...change(release) }, { dist, store, mayRemove }),
  );
}

/** Publishes a release of a remote whose built files `alter` has changed: sound in form, new in content. */
export async function publishAltered(
  store: string,
  name: RemoteName,
  alter: (dist: string) => Promise<void>,
): Promise<Release> {
  return withAlteredBuild(name, alter, async (release, dist) => {
    await publishRelease(store, release, dist);
    return release;
  });
}

async function withAlteredBuild<Result>(
  name: RemoteName,
  alter: (dist: string) => Promise<void>,
  use: (release: Release, dist: string) => Promise<Result>,
): Promise<Result> {
  const dist = await mkdtemp(join(tmpdir(), 'iwan-dist-'));
  try {
    await cp(inWorkspace(name, 'dist'), dist, { recursive: true });
    await alter(dist);
    return await use(await packRelease(await remoteOf(name), { dist }), dist);
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

/** Publishes what is built of a remote, unaltered. */
export async function publishSound(store: string, name: RemoteName): Promise<Release> {
  return publishAltered(store, name, async () => {});
}

/** Replaces a text in every file of a build, on both sides. Throws when either side does not have it. */
export async function replaceText(dist: string, before: string, after: string): Promise<void> {
  for (const side of ['browser', 'server']) {
    const files = (await readdir(join(dist, side))).filter((file) => /\.c?js$/.test(file));
    let found = false;
    for (const file of files) {
      const content = await readFile(join(dist, side, file), 'utf8');
      if (!content.includes(before)) continue;
      found = true;
      await writeFile(join(dist, side, file), content.replaceAll(before, after));
      // Its compressed copies would be handed out in its place.
      for (const ending of ['.br', '.gz']) await rm(join(dist, side, file + ending), { force: true });
    }
    if (!found) throw new Error(`The ${side} build has no "${before}".`);
  }
}

/** Adds code at the end of one module's server bundle; it may put something else into `module.exports`. */
export async function appendToServer(dist: string, module: string, code: string): Promise<void> {
  const file = join(dist, 'server', `${module.replace(/^\.\//, '').replaceAll('/', '-')}.cjs`);
  await writeFile(file, `${await readFile(file, 'utf8')}\n;${code}`);
}
