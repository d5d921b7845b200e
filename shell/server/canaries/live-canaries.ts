import type { Canary } from '@iwan/shared/contracts/canary';
import type { Site } from '../releases/composed-site';
import type { LiveRelease } from '../releases/read-release';
import type { ReleaseReader } from '../releases/release-reader';
import type { CanaryReader } from './canary-reader';

/** The pause before an unreadable canary is tried again, in milliseconds, doubled each time. */
const firstPause = 1_000;
const longestPause = 30_000;

/** A canary whose code is running. */
export interface LiveCanary extends Canary {
  readonly name: string;
  readonly live: LiveRelease;
}

interface Entry {
  canary: Canary;
  live: LiveRelease | null;
  isReading: boolean;
  failures: number;
  /** By `performance.now()`. */
  nextAt: number;
}

interface Options {
  readonly canaries: Pick<CanaryReader, 'of'>;
  readonly reader: Pick<ReleaseReader, 'read'>;
  /** Called once for an unusable canary. */
  readonly report: (problem: unknown) => void;
  /** Called when the set of canaries changes. */
  readonly onChange: (canaries: readonly LiveCanary[]) => void;
}

/**
 * The canaries that can be rendered with. No request waits for one: until its code is running its visitors get the stable
 * release, and permanently where it is unusable.
 */
export class LiveCanaries {
  readonly #options: Options;
  readonly #entries = new Map<string, Entry>();
  /** Those that this server has withdrawn, in case the store cannot be written. */
  readonly #setAside = new Map<string, string>();
  #current: readonly LiveCanary[] = [];
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The canaries at the last check. The same array until something changes. */
  get current(): readonly LiveCanary[] {
    return this.#current;
  }

  /** Checks which canaries there are for a site. */
  look({ releases }: Pick<Site, 'releases'>): void {
    for (const [name, stable] of releases) this.#lookAt(name, stable);
    for (const name of this.#entries.keys()) if (!releases.has(name)) this.#drop(name);
    this.#settle();
  }

  /** Withdraws this canary on this server, whatever the store contains. */
  setAside(name: string, { since }: Pick<Canary, 'since'>): void {
    this.#setAside.set(name, since);
    if (this.#entries.get(name)?.canary.since === since) this.#drop(name);
    this.#settle();
  }

  /** Stops the processes of all canaries. */
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
    // The same release may have another share, or have been started again.
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
