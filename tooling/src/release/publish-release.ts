import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Publisher } from '@iwan/shared/contracts/publisher';
import type { Release, ReleasePointer } from '@iwan/shared/contracts/release';
import { buildReports } from '../build/compress-files';
import { inWorkspace } from '../workspace';
import { endAsStable, runningCanary } from './canary-files';
import { makeFolder, renameDurably, writeDurably } from './durable';
import { withLock } from './file-lock';
import { alteredFile, readJson } from './release-files';
import { earlierReleases, forgetRollback, markLive, nextMark, noteRollback, releasesIn, sweepStore } from './retention';

/**
 * The timeout of waiting for another publisher of the same remote, in milliseconds: sweeping 10,000 files takes a few seconds.
 */
const waitsFor = 30_000;

/** The state of a remote or of the shell in a store: nothing, or releases, with or without a pointer. */
export async function publishedVersion(
  store: string,
  name: string,
): Promise<'nothing' | { readonly version: string | null }> {
  const home = join(store, name);
  return (await releasesIn(home)).length > 0 ? { version: await pointedVersion(home) } : 'nothing';
}

/**
 * Publishes a built `dist`, which `release` describes: its folder is written completely before the pointer moves, so readers
 * never see a part of a release. A canary of the same release is promoted by it. Rejects with a message where `dist` differs
 * from `release`, or the site would not trust this publisher; nothing has moved then.
 */
export async function publishRelease(
  store: string,
  release: Pick<Release, 'name' | 'version' | 'files'>,
  dist?: string,
  publisher: Publisher = Publisher.of(process.env),
): Promise<void> {
  const home = join(store, release.name);
  await storeRelease(store, release, dist, publisher);
  await withPointers(home, async () => {
    // An old release that is published again may have been swept by another publisher before its pointer was moved.
    if (!existsSync(join(home, release.version))) await storeRelease(store, release, dist, publisher);
    await makeStable(home, release, publisher);
  });
  await sweep(home);
}

/**
 * Writes the folder of a release into the store, under a temporary name that is renamed. A complete copy in the store stays,
 * and one with a damaged or missing file is replaced. Rejects with a message where `dist` differs from `release`, or the site
 * would not trust this publisher.
 */
export async function storeRelease(
  store: string,
  release: Pick<Release, 'name' | 'version' | 'files'>,
  dist: string = inWorkspace(release.name, 'dist'),
  publisher: Publisher = Publisher.of(process.env),
): Promise<void> {
  const home = join(store, release.name);
  const target = join(home, release.version);
  const description = publisher.sign(release, { kind: 'release', remote: release.name });
  if (await isWhole(target, publisher)) return;
  const draft = join(home, `.draft-${randomUUID()}`);
  try {
    await makeFolder(draft);
    const filter = (file: string) => !buildReports.includes(basename(file));
    for (const folder of ['browser', 'server']) {
      await cp(join(dist, folder), join(draft, folder), { recursive: true, filter });
    }
    await writeFile(join(draft, 'release.json'), JSON.stringify(description, null, 2));
    const altered = await alteredFile(draft, release.files);
    if (altered !== null) throw new Error(`${release.name} is not published: ${altered} is not what was built.`);
    await putInPlace(draft, target, publisher);
  } catch (error) {
    // A full disk must not stay full of an incomplete release.
    await rm(draft, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}

/** Points to a release in the store. Rejects with a message where it differs from its publication; nothing has moved then. */
export async function pointTo(
  store: string,
  name: string,
  version: string,
  publisher: Publisher = Publisher.of(process.env),
): Promise<void> {
  const home = join(store, name);
  await withPointers(home, async () => {
    await expectWhole(store, { name, version }, publisher);
    await makeStable(home, { name, version }, publisher);
  });
}

/** Removes the unused releases of a remote's folder in the store. */
export function sweep(home: string): Promise<void> {
  return withPointers(home, async () => {
    const inUse = [await pointedVersion(home), (await runningCanary(home))?.version ?? null];
    await sweepStore(
      home,
      inUse.filter((version) => version !== null),
    );
  });
}

/**
 * Runs a task while no other process moves a pointer of this remote, so that what it has read is current when it writes.
 * Rejects with a message where another publisher takes longer than half a minute.
 */
export async function withPointers<Result>(home: string, work: () => Promise<Result>): Promise<Result> {
  // A remote that was never published has nothing to lock.
  if (!existsSync(home)) return work();
  return withLock(join(home, '.pointer.lock'), { waitsFor, subject: `the releases of ${basename(home)}` }, work);
}

/**
 * Takes a remote off the site: its releases stay in the store, and publishing one of them brings it back. Rejects with a
 * message where the store has none.
 */
export async function withdrawRemote(
  store: string,
  name: string,
  publisher: Publisher = Publisher.of(process.env),
): Promise<void> {
  if ((await publishedVersion(store, name)) === 'nothing') throw new Error(`${store} has no release of ${name}.`);
  const home = join(store, name);
  await withPointers(home, () => movePointer(home, { version: null }, name, publisher));
}

/**
 * Points back to the release that was live before, and returns its version. A second call goes one further back: a release that
 * was rolled back from cannot be returned to, until it is published again. Throws a message where there is no such release, or
 * it differs from its publication; nothing has moved then.
 */
export async function rollBack(
  store: string,
  name: string,
  publisher: Publisher = Publisher.of(process.env),
): Promise<string> {
  const home = join(store, name);
  return withPointers(home, async () => {
    const current = await pointedVersion(home);
    const [target] = await earlierReleases(home, current);
    if (target === undefined) throw new Error(`There is no earlier release of ${name} to go back to.`);
    await expectWhole(store, { name, version: target }, publisher);
    await movePointer(home, { version: target }, name, publisher);
    if (current !== null) await noteRollback(home, current);
    return target;
  });
}

type Stored = Pick<Release, 'name' | 'version'>;

async function expectWhole(store: string, { name, version }: Stored, publisher: Publisher): Promise<void> {
  const folder = join(store, name, version);
  const release = await readRelease(folder);
  const distrusted = publisher.issueOf(release, { kind: 'release', remote: name });
  if (distrusted !== null)
    throw new Error(`${name} stays as it is: release.json of its release ${version} ${distrusted}.`);
  const altered = await alteredFile(folder, release.files);
  if (altered === null) return;
  throw new Error(`${name} stays as it is: ${altered} of its release ${version} is not what was published.`);
}

/**
 * Makes a release in the store the live one. The pointer first: after a crash in between, the site has the release, and where
 * it could not be moved nothing else has changed. To be called `withPointers`.
 */
async function makeStable(home: string, { name, version }: Stored, publisher: Publisher): Promise<void> {
  await movePointer(home, { version }, name, publisher);
  await forgetRollback(home, version);
  await endAsStable(home, version);
}

async function readRelease(folder: string): Promise<Pick<Release, 'name' | 'files'>> {
  return JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
}

/** Whether a release in the store is unchanged and by a trusted publisher: what is signed again was built again. */
async function isWhole(folder: string, publisher: Publisher): Promise<boolean> {
  const release = await readRelease(folder).catch(() => null);
  if (release === null || publisher.issueOf(release, { kind: 'release', remote: release.name }) !== null) return false;
  return (await alteredFile(folder, release.files)) === null;
}

/** Renames a complete temporary folder; another publisher's copy of the same release is as good. */
async function putInPlace(draft: string, target: string, publisher: Publisher): Promise<void> {
  const old = `${draft}-old`;
  try {
    await renameDurably(draft, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    // What exists there is the same release by its name, or the remains of an incomplete one.
    if (!(await isWhole(target, publisher))) await rename(target, old).then(() => renameDurably(draft, target));
  } finally {
    await Promise.all([draft, old].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

/**
 * Both the previous and the new release count as live now: neither may be swept for its age. The new one is marked last, since
 * a marked release was live, and can be rolled back to. To be called `withPointers`: a signed pointer is newer than the one
 * that it replaces.
 */
async function movePointer(home: string, pointer: ReleasePointer, name: string, publisher: Publisher): Promise<void> {
  const file = join(home, 'current.json');
  const left = await pointedVersion(home);
  const signed = publisher.sign(pointer, { kind: 'pointer', remote: name }, await readJson(file));
  if (left !== null) await markLive(home, left, await nextMark(home));
  await writeDurably(home, file, JSON.stringify(signed));
  if (pointer.version !== null) await markLive(home, pointer.version, await nextMark(home));
}

/** The release that a remote's pointer names; `null` where it names none, or one that the store does not have. */
export async function pointedVersion(home: string): Promise<string | null> {
  try {
    const { version } = JSON.parse(await readFile(join(home, 'current.json'), 'utf8')) as ReleasePointer;
    return typeof version === 'string' && existsSync(join(home, version)) ? version : null;
  } catch {
    return null;
  }
}
