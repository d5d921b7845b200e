import { LRUCache } from 'lru-cache';
import type { BrowserReleases } from '../../../src/composition/composition';

/** How long after a release was last part of a document its page views are accepted, in milliseconds. */
const believedFor = 3_600_000;
/** The most releases: those of all remotes in an hour. */
const mostReleases = 1_000;

/** The releases that this server has recently put into documents: a beacon about any other is ignored. */
export class HandedOutReleases {
  /** When each was part of a document last. */
  readonly #releases = new LRUCache<string, number>({ max: mostReleases });
  readonly #now: () => number;

  /** `now` in milliseconds, by a monotonic clock. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Records the releases of a document. */
  note(releases: BrowserReleases): void {
    for (const [remote, release] of Object.entries(releases)) {
      if (release !== null) this.#releases.set(`${remote} ${release.version}`, this.#now());
    }
  }

  has(remote: string, version: string): boolean {
    const at = this.#releases.get(`${remote} ${version}`);
    return at !== undefined && this.#now() - at < believedFor;
  }
}
