import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offerMark, previewPeriod } from '@iwan/shared/contracts/canary';
import { LRUCache } from 'lru-cache';
import type { LiveRelease } from '../../read-release';
import type { ReadStored } from '../../release-reader';
import type { Previewed } from './preview-cookie';

/** The most releases that are previewed at a time: each has a process. */
const mostPreviews = 4;
/** The idle time after which the process of a preview is stopped, in milliseconds. */
const idleLimit = 5 * 60_000;
/** The pause before an unreadable release is tried again, in milliseconds. */
const retryPause = 30_000;

interface Options {
  readonly store: string;
  readonly read: ReadStored;
  readonly report: (problem: unknown) => void;
}

/** The previewed releases: each runs as long as it is requested. */
export class PreviewReleases {
  readonly #options: Options;
  readonly #previews = new LRUCache<string, Promise<LiveRelease | null>>({
    max: mostPreviews,
    ttl: idleLimit,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (reading) => void reading.then((live) => live?.workers.retire()),
  });

  constructor(options: Options) {
    this.#options = options;
  }

  /** Whether a publisher offers a release of that remote as a preview, and has done so recently. */
  async isOffered({ name, version }: Previewed): Promise<boolean> {
    const mark = join(this.#options.store, name, offerMark(version));
    const offered = await readFile(mark, 'utf8').then(Date.parse, () => Number.NaN);
    return Date.now() - offered < previewPeriod;
  }

  /**
   * A previewed release with its code running; `null` where it is not offered, unusable, or the limit is reached. Never
   * rejects.
   */
  async of(previewed: Previewed): Promise<LiveRelease | null> {
    const key = `${previewed.name} ${previewed.version}`;
    if (!(await this.isOffered(previewed))) {
      this.#previews.delete(key);
      return null;
    }
    const known = this.#previews.get(key);
    if (known || this.#previews.size >= mostPreviews) return known ?? null;
    const reading = this.#read(key, previewed);
    this.#previews.set(key, reading);
    return reading;
  }

  /** Stops the processes of all previews. */
  close(): void {
    for (const reading of this.#previews.values()) void reading.then((live) => live?.workers.close());
    this.#previews.clear();
  }

  async #read(key: string, { name, version }: Previewed): Promise<LiveRelease | null> {
    try {
      return await this.#options.read({ name, version });
    } catch (error) {
      this.#previews.set(key, Promise.resolve(null), { ttl: retryPause });
      this.#options.report(new Error(`The preview ${version} of ${name} cannot be used.`, { cause: error }));
      return null;
    }
  }
}
