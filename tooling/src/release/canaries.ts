import { join } from 'node:path';
import type { Canary } from '@iwan/shared/contracts/canary';
import { Publisher } from '@iwan/shared/contracts/publisher';
import type { Release } from '@iwan/shared/contracts/release';
import { endCanary, markOffered, runningCanary, writeCanary } from './canary-files';
import {
  pointedVersion,
  pointTo,
  publishedVersion,
  rollBack,
  storeRelease,
  sweep,
  withPointers,
} from './publish-release';

type Described = Pick<Release, 'name' | 'version' | 'files'>;

/**
 * Publishes a release for a share of the visitors; all others keep the stable one. A release that is the canary already
 * continues with another share, and keeps its measurements. Rejects with a message where there is nothing to compare it with.
 */
export async function publishCanary(
  store: string,
  release: Described,
  { percent }: Pick<Canary, 'percent'>,
  dist?: string,
  publisher: Publisher = Publisher.of(process.env),
): Promise<void> {
  const { name, version } = release;
  const home = join(store, name);
  await expectComparable(store, release);
  await markOffered(home, version);
  await storeRelease(store, release, dist, publisher);
  await withPointers(home, async () => {
    const running = await runningCanary(home);
    const since = running?.version === version ? running.since : new Date().toISOString();
    await writeCanary(home, name, { version, percent, since }, publisher);
  });
  await sweep(home);
}

/**
 * Checks that a release can be a canary: there is a stable one, and it is another. Returns its version; rejects with a message.
 */
export async function expectComparable(
  store: string,
  { name, version }: Pick<Release, 'name' | 'version'>,
): Promise<string> {
  const stable = await pointedVersion(join(store, name));
  if (stable === null) throw new Error(`${name} has no stable release to compare a canary with: publish one first.`);
  if (stable === version) throw new Error(`${version} is the stable release of ${name} already.`);
  return stable;
}

/** Publishes a release that is only shown at its address of a preview. */
export async function publishPreview(store: string, release: Described, dist?: string): Promise<void> {
  const home = join(store, release.name);
  await markOffered(home, release.version);
  await storeRelease(store, release, dist);
  await sweep(home);
}

/** Makes the canary the stable release, and returns its version. Rejects with a message where there is none, or it is damaged. */
export async function promoteCanary(store: string, name: string): Promise<string> {
  const { version } = await canaryOf(store, name);
  await pointTo(store, name, version);
  return version;
}

/**
 * Serves the stable release to everybody again, and returns the version of the canary. Rejects with a message where there is
 * none.
 */
export async function withdrawCanary(store: string, name: string, reason: string): Promise<string> {
  const canary = await canaryOf(store, name, ` To take ${name} off the site, run its "release" with --withdraw.`);
  await endCanary(join(store, name), canary, { outcome: 'withdrawn', reason });
  return canary.version;
}

/** `hint`: added to the message where there is none. */
async function canaryOf(store: string, name: string, hint = ''): Promise<Canary> {
  const canary = await runningCanary(join(store, name));
  if (canary === null) throw new Error(`${name} has no canary.${hint}`);
  return canary;
}

/**
 * What changes which release of a remote, or of the shell, visitors get. Each changes the store in a folder and returns a sentence
 * about it; it rejects with a sentence where nothing can be changed.
 */
export const liveActions = {
  /** Makes the canary the release for all visitors. */
  promote: async (store: string, name: string): Promise<string> =>
    `${name} ${await promoteCanary(store, name)} is for all visitors now.`,

  /** Points back to the release that was live before. */
  async rollback(store: string, name: string): Promise<string> {
    if ((await publishedVersion(store, name)) === 'nothing') throw new Error(`${store} has no release of ${name}.`);
    return `${name} is back at ${await rollBack(store, name)}.`;
  },

  /** Serves the stable release to all visitors, and ends the canary. */
  async withdraw(store: string, name: string): Promise<string> {
    const version = await withdrawCanary(store, name, 'It was withdrawn by a publisher.');
    return `The canary ${version} of ${name} is withdrawn; all visitors have the stable release.`;
  },
};

export function isLiveAction(word: string | undefined): word is keyof typeof liveActions {
  return word !== undefined && Object.hasOwn(liveActions, word);
}
