import type { Canary } from '@iwan/shared/contracts/canary';
import type { Site } from '../releases/composed-site';
import type { LiveRelease } from '../releases/read-release';
import type { ReleaseReader } from '../releases/release-reader';
import type { CanaryReader } from './canary-reader';

/** Until a canary that could not be read is tried again, in milliseconds; each time it cannot, twice as long. */
const firstPause = 1_000;
const longestPause = 30_000;

/** A canary whose code runs. */
export interface LiveCanary extends Canary {
  readonly name: string;
  readonly live: LiveRelease;
}

interface Entry {
  canary: Canary;
  live: LiveRelease | null;
  isReading: boolean;
  failures: number;
  /** By the clock of `performance`. */
  nextAt: number;
}

interface Options {
  readonly canaries: Pick<CanaryReader, 'of'>;
  readonly reader: Pick<ReleaseReader, 'read'>;
  /** Hears once of a canary that cannot be used. */
  readonly report: (problem: unknown) => void;
  /** Hears when there are other canaries than before. */
  readonly onChange: (canaries: readonly LiveCanary[]) => void;
}

/**
 * The canaries that can be rendered with. Nobody waits for one: until its code runs its visitors have the stable release, and
 * for good where it cannot be used.
 */
export class LiveCanaries {
  readonly #options: Options;
  readonly #entries = new Map<string, Entry>();
  /** Those that this server has withdrawn: nobody may be able to write that into the store. */
  readonly #setAside = new Map<string, string>();
  #current: readonly LiveCanary[] = [];
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The canaries as they were when they were looked at last. The same array until something changes. */
  get current(): readonly LiveCanary[] {
    return this.#current;
  }

  /** Looks which canaries there are beside a site. */
  look({ releases }: Pick<Site, 'releases'>): void {
    for (const [name, stable] of releases) this.#lookAt(name, stable);
    for (const name of this.#entries.keys()) if (!releases.has(name)) this.#drop(name);
    this.#settle();
  }

  /** Gives nobody this canary any more, whatever the store says. */
  setAside(name: string, { since }: Pick<Canary, 'since'>): void {
    this.#setAside.set(name, since);
    if (this.#entries.get(name)?.canary.since === since) this.#drop(name);
    this.#settle();
  }

  /** Ends the processes of all canaries. */
  close(): void {
    this.#isClosed = true;
    for (const { live } of this.#entries.values()) live?.workers.close();
  }

  #lookAt(name: string, stable: LiveRelease | null): void {
    const canary = this.#options.canaries.of(name);
    const isOver =
      canary === null ||
      stable === null ||
      stable.release.version === canary.version ||
      this.#setAside.get(name) === canary.since;
    const known = this.#entries.get(name);
    const isSame = !isOver && known?.canary.version === canary.version;
    if (!isSame) this.#drop(name);
    if (isOver) return;
    const entry = isSame ? known : { canary, live: null, isReading: false, failures: 0, nextAt: 0 };
    // The same release may have another share, or have started over.
    entry.canary = canary;
    this.#entries.set(name, entry);
    if (!entry.live && !entry.isReading && performance.now() >= entry.nextAt) void this.#read(name, entry);
  }

  async #read(name: string, entry: Entry): Promise<void> {
    const { version } = entry.canary;
    entry.isReading = true;
    try {
      const live = await this.#options.reader.read({ name, version });
      if (this.#isClosed || this.#entries.get(name) !== entry) return live.workers.close();
      entry.live = live;
      this.#settle();
    } catch (problem) {
      entry.nextAt = performance.now() + Math.min(firstPause * 2 ** entry.failures, longestPause);
      entry.failures += 1;
      if (entry.failures > 1) return;
      this.#options.report(new Error(`The canary ${version} of ${name} cannot be used.`, { cause: problem }));
    } finally {
      entry.isReading = false;
    }
  }

  #drop(name: string): void {
    this.#entries.get(name)?.live?.workers.retire();
    this.#entries.delete(name);
  }

  #settle(): void {
    const current = [...this.#entries].flatMap(([name, { canary, live }]) => (live ? [{ ...canary, name, live }] : []));
    const isSame = (one: LiveCanary, other: LiveCanary | undefined) =>
      one.live === other?.live && one.since === other.since && one.percent === other.percent;
    const before = this.#current;
    if (current.length === before.length && current.every((each, place) => isSame(each, before[place]))) return;
    this.#current = current;
    this.#options.onChange(current);
  }
}
