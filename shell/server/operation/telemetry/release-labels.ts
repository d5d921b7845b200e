import { LRUCache } from 'lru-cache';
import type { Metric } from 'prom-client';

/** A release of a remote, or of the shell. */
export interface ReleaseLabel {
  readonly remote: string;
  readonly version: string;
}

/** The most releases of one remote with series: the live one, a canary, and those of open tabs. */
const mostVersions = 4;
const mostRemotes = 200;

/** Limits the number of series, however many releases are published: those of the least recently seen releases are removed. */
export class ReleaseLabels {
  readonly #metrics: readonly Metric[];
  readonly #remotes: LRUCache<string, LRUCache<string, true>>;

  /** `metrics`: those with the labels `remote` and `version`. */
  constructor(metrics: readonly Metric[]) {
    this.#metrics = metrics;
    this.#remotes = new LRUCache({
      max: mostRemotes,
      dispose: (versions, remote) => {
        for (const version of versions.keys()) void this.#remove({ remote, version });
      },
    });
  }

  /** To be called before a series of a release is written. */
  note({ remote, version }: ReleaseLabel): void {
    const known = this.#remotes.get(remote);
    if (known?.get(version)) return;
    const versions =
      known ??
      new LRUCache<string, true>({
        max: mostVersions,
        dispose: (_, old, reason) => {
          if (reason === 'evict') void this.#remove({ remote, version: old });
        },
      });
    versions.set(version, true);
    if (!known) this.#remotes.set(remote, versions);
  }

  async #remove({ remote, version }: ReleaseLabel): Promise<void> {
    for (const metric of this.#metrics) {
      const { values } = await metric.get();
      const own = values.filter(({ labels }) => labels.remote === remote && labels.version === version);
      for (const { labels } of own) {
        const { le: _, ...series } = labels as Record<string, string | number>;
        metric.remove(series);
      }
    }
  }
}
