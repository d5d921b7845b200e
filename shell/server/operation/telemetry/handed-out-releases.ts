import { LRUCache } from 'lru-cache';
import type { BrowserReleases } from '../../../src/composition/composition';

/** How long after a release was last part of a document its page views are accepted, in milliseconds. */
const believedFor = 3_600_000;
/** The most releases of one remote, and the most remotes. */
const mostVersions = 16;
const mostRemotes = 200;
/** The interval in milliseconds at which the same releases are recorded again. */
const noteEvery = 1_000;

/** The releases that this server has recently put into documents: a beacon about any other is ignored. */
export class HandedOutReleases {
  readonly #remotes = new LRUCache<string, LRUCache<string, number>>({ max: mostRemotes });
  readonly #notedAt = new WeakMap<BrowserReleases, number>();
  readonly #now: () => number;

  /** `now` in milliseconds, by a monotonic clock. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Records the releases of a document; cheap enough for each. */
  note(releases: BrowserReleases): void {
    const now = this.#now();
    if (now - (this.#notedAt.get(releases) ?? Number.NEGATIVE_INFINITY) < noteEvery) return;
    this.#notedAt.set(releases, now);
    for (const [remote, release] of Object.entries(releases)) {
      if (release === null) continue;
      const versions = this.#remotes.get(remote) ?? new LRUCache<string, number>({ max: mostVersions });
      versions.set(release.version, now);
      this.#remotes.set(remote, versions);
    }
  }

  has(remote: string, version: string): boolean {
    const at = this.#remotes.get(remote)?.get(version);
    return at !== undefined && this.#now() - at < believedFor;
  }
}
