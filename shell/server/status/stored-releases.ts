import { join } from 'node:path';
import { pointedVersion } from '@iwan/tooling/release/publish-release';
import { earlierReleases } from '@iwan/tooling/release/retention';
import { type ListedRelease, listReleases } from '@iwan/tooling/store/list-releases';

/** The most releases of one remote. */
const mostShown = 6;

export interface StoredReleases {
  /** As in `npm run releases`. */
  readonly releases: readonly ListedRelease[];
  /** The target of a rollback; `null` where there is none. */
  readonly earlier: string | null;
}

/** The releases of a remote in the store, the live one first, then by when they were last live. Never rejects. */
export async function storedReleases(store: string, name: string): Promise<StoredReleases> {
  const home = join(store, name);
  try {
    const releases = await listReleases(store, name);
    const [earlier = null] = await earlierReleases(home, await pointedVersion(home));
    return { releases: releases.slice(0, mostShown), earlier };
  } catch {
    return { releases: [], earlier: null };
  }
}
