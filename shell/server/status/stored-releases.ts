import { join } from 'node:path';
import { pointedVersion } from '@iwan/tooling/release/publish-release';
import { earlierReleases } from '@iwan/tooling/release/retention';
import { type ListedRelease, listReleases } from '@iwan/tooling/store/list-releases';

/** Releases of one remote that are shown. */
const mostShown = 6;

export interface StoredReleases {
  /** As `npm run releases` lists them. */
  readonly releases: readonly ListedRelease[];
  /** What a rollback goes back to; `null` where there is nothing. */
  readonly earlier: string | null;
}

/** The releases of a remote in the store, the live one first, then those that were live last. Never rejects. */
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
