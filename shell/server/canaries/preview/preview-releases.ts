import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offerMark, previewPeriod } from '@iwan/shared/contracts/canary';
import type { LiveRelease } from '../../releases/read-release';
import type { ReleaseReader } from '../../releases/release-reader';
import type { Previewed } from './preview-cookie';

/** The most releases that are previewed at a time: each has a process. */
const mostPreviews = 4;
/** The idle time after which the process of a preview is stopped, in milliseconds. */
const idleLimit = 5 * 60_000;
/** The pause before an unreadable release is tried again, in milliseconds. */
const retryPause = 30_000;

interface Entry {
  readonly reading: Promise<LiveRelease | null>;
  /** By `performance.now()`. */
  usedAt: number;
  readonly startedAt: number;
  state: 'reading' | 'live' | 'failed';
}

interface Options {
  readonly store: string;
  readonly reader: Pick<ReleaseReader, 'read'>;
  readonly report: (problem: unknown) => void;
}

/** The previewed releases: each runs as long as it is requested. */
export class PreviewReleases {
  readonly #options: Options;
  readonly #entries = new Map<string, Entry>();
  readonly #sweeping: NodeJS.Timeout;

  constructor(options: Options) {
    this.#options = options;
    this.#sweeping = setInterval(() => this.#sweep(), idleLimit / 5).unref();
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
    const now = performance.now();
    const key = `${previewed.name} ${previewed.version}`;
    if (!(await this.isOffered(previewed))) {
      this.#drop(key);
      return null;
    }
    const known = this.#entries.get(key);
    if (known && (known.state !== 'failed' || now - known.startedAt < retryPause)) {
      known.usedAt = now;
      return known.reading;
    }
    this.#drop(key);
    if (this.#entries.size >= mostPreviews) this.#sweep();
    if (this.#entries.size >= mostPreviews) return null;
    const entry: Entry = {
      reading: this.#read(previewed, (state) => {
        entry.state = state;
      }),
      usedAt: now,
      startedAt: now,
      state: 'reading',
    };
    this.#entries.set(key, entry);
    return entry.reading;
  }

  /** Stops the processes of all previews. */
  close(): void {
    clearInterval(this.#sweeping);
    for (const { reading } of this.#entries.values()) void reading.then((live) => live?.workers.close());
    this.#entries.clear();
  }

  async #read({ name, version }: Previewed, onEnd: (state: Entry['state']) => void): Promise<LiveRelease | null> {
    try {
      const live = await this.#options.reader.read({ name, version });
      onEnd('live');
      return live;
    } catch (problem) {
      onEnd('failed');
      this.#options.report(new Error(`The preview ${version} of ${name} cannot be used.`, { cause: problem }));
      return null;
    }
  }

  #sweep(): void {
    const idleSince = performance.now() - idleLimit;
    for (const [key, { usedAt, state }] of this.#entries) {
      if (state === 'failed' || (state === 'live' && usedAt < idleSince)) this.#drop(key);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    this.#entries.delete(key);
    void entry?.reading.then((live) => live?.workers.retire());
  }
}
