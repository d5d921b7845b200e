import { LRUCache } from 'lru-cache';
import type { BrowserReleases } from '../../src/composition/releases';

/** How long after a release was handed out last page views of it are believed, in milliseconds. */
const believedFor = 3_600_000;
/** Releases of one remote that are remembered, and remotes. */
const mostVersions = 16;
const mostRemotes = 200;
/** The same releases are noted again after this many milliseconds. */
const noteEvery = 1_000;

/** Which releases this server has put into documents lately: no beacon can make it count any other. */
export class HandedOutReleases {
  readonly #remotes = new LRUCache<string, LRUCache<string, number>>({ max: mostRemotes });
  readonly #notedAt = new WeakMap<BrowserReleases, number>();
  readonly #now: () => number;

  /** `now` in milliseconds, by a clock that nobody sets. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Notes the releases of a document that is given away; cheap enough for each. */
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
