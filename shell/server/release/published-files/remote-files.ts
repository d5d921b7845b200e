import { join } from 'node:path';
import { versionPattern } from '@iwan/shared/contracts/release';
import { type TrustedStore, trustingStore } from '@iwan/shared/contracts/trusted-store';
import { LRUCache } from 'lru-cache';
import { type Audience, isFor } from './audience';
import { PublishedFiles } from './published-files';

/** The most releases whose file lists are cached, for open tabs. */
const mostReleases = 200;

/** The browser files of every release of the remotes in a store, for documents that were rendered with them. */
export class RemoteFiles {
  readonly #store: string;
  readonly #report: (problem: unknown) => void;
  readonly #trust: TrustedStore;
  readonly #audience: Audience;
  readonly #releases = new LRUCache<string, PublishedFiles>({ max: mostReleases });

  constructor(store: string, report: (problem: unknown) => void, trust = trustingStore, audience: Audience = 'site') {
    this.#trust = trust;
    this.#audience = audience;
    this.#store = store;
    this.#report = report;
  }

  /** The folder of a release's browser file; null where the release does not have it unchanged. Never rejects. */
  async folderOf(remote: string, version: string, file: string): Promise<string | null> {
    const path = `browser/${file}`;
    if (!/^[\w-]+$/.test(remote) || !versionPattern.test(version) || !isFor(this.#audience, path)) return null;
    const folder = join(this.#store, remote, version);
    const release = await PublishedFiles.in(folder, {
      of: remote,
      known: this.#releases.get(folder),
      report: this.#report,
      trust: this.#trust,
    });
    if (release === null) return null;
    this.#releases.set(folder, release);
    return release.lists(path) && (await release.isServable(path)) ? join(folder, 'browser') : null;
  }
}
