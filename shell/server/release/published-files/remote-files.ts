import { join } from 'node:path';
import { officeFolder } from '@iwan/shared/contracts/office';
import { versionPattern } from '@iwan/shared/contracts/release';
import { trustingStore } from '@iwan/shared/contracts/trusted-store';
import { LRUCache } from 'lru-cache';
import { PublishedFiles } from './published-files';

/** The most releases whose file lists are cached, for open tabs. */
const mostReleases = 200;

/** The folder of a release's browser file; null where the release does not have it unchanged. Never rejects. */
type FolderOf = (remote: string, version: string, file: string) => Promise<string | null>;

/** The browser files of every release of the remotes in a store, for documents that were rendered with them. */
export function remoteFiles(
  store: string,
  report: (problem: unknown) => void,
  trust = trustingStore,
  audience: Audience = 'site',
): FolderOf {
  const releases = new LRUCache<string, PublishedFiles>({ max: mostReleases });
  return async (remote, version, file) => {
    const path = `browser/${file}`;
    if (!/^[\w-]+$/.test(remote) || !versionPattern.test(version) || !isFor(audience, path)) return null;
    const folder = join(store, remote, version);
    const release = await PublishedFiles.in(folder, { of: remote, known: releases.get(folder), report, trust });
    if (release === null) return null;
    releases.set(folder, release);
    return release.lists(path) && (await release.isServable(path)) ? join(folder, 'browser') : null;
  };
}

/** For whom files of releases are served: each origin serves only its own. */
export type Audience = 'site' | 'office';

/** Whether a file is for this audience, by its path in the release (`browser/main.1.js`). */
export function isFor(audience: Audience, path: string): boolean {
  return path.startsWith(officeFolder) === (audience === 'office');
}
