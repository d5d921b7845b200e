import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Canary,
  canaryEnd,
  canaryFile,
  hasEnded,
  parseCanary,
  parseCanaryEnd,
} from '@iwan/shared/contracts/canary';
import { type TrustedStore, trustingStore } from '@iwan/shared/contracts/trusted-store';

/**
 * The canaries of a store, read with every composition: one that is started or ended by a publisher, or by another server,
 * applies at once. An unreadable file counts as no canary.
 */
export class CanaryReader {
  readonly #store: string;
  readonly #known = new Map<string, { readonly text: string; readonly canary: Canary | null }>();
  readonly #trust: TrustedStore;
  readonly #report: (problem: unknown) => void;

  constructor(store: string, trust: TrustedStore = trustingStore, report: (problem: unknown) => void = () => {}) {
    this.#store = store;
    this.#trust = trust;
    this.#report = report;
  }

  /** The running canary of a remote; `null` where there is none. Never throws. */
  of(name: string): Canary | null {
    const home = join(this.#store, name);
    const text = textOf(join(home, canaryFile));
    const known = this.#known.get(name);
    const canary = known?.text === text ? known.canary : this.#trusted(name, text);
    this.#known.set(name, { text, canary });
    const isOver = canary !== null && hasEnded(canary, parseCanaryEnd(textOf(join(home, canaryEnd(canary.version)))));
    return isOver ? null : canary;
  }

  #trusted(name: string, text: string): Canary | null {
    const canary = parseCanary(text);
    if (canary === null) return null;
    try {
      const distrusted = this.#trust.errorOfNewest(JSON.parse(text), { kind: 'canary', remote: name });
      if (distrusted === null) return canary;
      this.#report(new Error(`The canary of ${name} is shown to nobody: ${canaryFile} ${distrusted}.`));
    } catch (error) {
      this.#report(new Error(`The canary of ${name} is shown to nobody.`, { cause: error }));
    }
    return null;
  }
}

/** Empty for an unreadable file. */
function textOf(file: string): string {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  } catch {
    return '';
  }
}

/** A canary whose code is running. */
export interface LiveCanary<Live> extends Canary {
  readonly name: string;
  readonly live: Live;
}

/** The pause before a canary that has ended, or could not be started, is started again, in milliseconds. */
const restartPause = 5_000;

interface Entry<Live> {
  canary: Canary;
  live: Live | null;
  /** When it is started, by `performance.now()`; infinite while it is being started. */
  nextAt: number;
}

interface Options<Live> {
  readonly canaries: Pick<CanaryReader, 'of'>;
  /** Starts the code of a release. */
  readonly start: (release: { readonly name: string; readonly version: string }) => Promise<Live>;
  /** Stops it: at once, or when its work is done. */
  readonly stop: (live: Live, when: 'now' | 'done') => void;
  /** Resolves when it has ended by itself; left out where it restarts itself. */
  readonly ended?: (live: Live) => Promise<void>;
  /** Called once for an unusable canary, and each time one has ended by itself. */
  readonly report: (problem: unknown) => void;
  /** Called when the set of canaries changes. */
  readonly onChange: (canaries: readonly LiveCanary<Live>[]) => void;
}

/**
 * The running canaries of remotes, or of the shell. No request waits for one: until its code is running its visitors get the stable
 * release, and permanently where it is unusable.
 */
export class LiveCanaries<Live> {
  readonly #options: Options<Live>;
  readonly #entries = new Map<string, Entry<Live>>();
  /** Those that this server has withdrawn, in case the store cannot be written. */
  readonly #setAside = new Map<string, string>();
  /** Those that were reported as unusable. */
  readonly #reported = new Set<string>();
  #current: readonly LiveCanary<Live>[] = [];
  #isClosed = false;

  constructor(options: Options<Live>) {
    this.#options = options;
  }

  /** The canaries at the last check. The same array until something changes. */
  get current(): readonly LiveCanary<Live>[] {
    return this.#current;
  }

  /** Checks which canaries there are beside the stable releases, by name; `null`: without one there is no canary. */
  look(stable: ReadonlyMap<string, string | null>): void {
    for (const [name, version] of stable) this.#lookAt(name, version);
    for (const name of this.#entries.keys()) if (!stable.has(name)) this.#drop(name);
    this.#settle();
  }

  /** Withdraws this canary on this server, whatever the store contains. */
  setAside(name: string, { since }: Pick<Canary, 'since'>): void {
    this.#setAside.set(name, since);
    if (this.#entries.get(name)?.canary.since === since) this.#drop(name);
    this.#settle();
  }

  /** Stops all canaries. */
  close(): void {
    this.#isClosed = true;
    for (const { live } of this.#entries.values()) if (live !== null) this.#options.stop(live, 'now');
  }

  #lookAt(name: string, stable: string | null): void {
    const found = stable === null ? null : this.#options.canaries.of(name);
    const canary = found?.version === stable || found?.since === this.#setAside.get(name) ? null : found;
    const known = this.#entries.get(name);
    const isSame = canary !== null && known?.canary.version === canary.version;
    if (!isSame) this.#drop(name);
    if (canary === null) return;
    const entry = isSame ? known : { canary, live: null, nextAt: 0 };
    // The same release may have another share, or have been started again.
    entry.canary = canary;
    this.#entries.set(name, entry);
    if (entry.live === null && performance.now() >= entry.nextAt) void this.#start(name, entry);
  }

  async #start(name: string, entry: Entry<Live>): Promise<void> {
    const { start, stop, ended, report } = this.#options;
    const { version } = entry.canary;
    entry.nextAt = Number.POSITIVE_INFINITY;
    try {
      const live = await start({ name, version });
      if (this.#isClosed || this.#entries.get(name) !== entry) return stop(live, 'now');
      entry.live = live;
      void ended?.(live).then(() => this.#ended(name, entry));
      this.#settle();
    } catch (error) {
      entry.nextAt = performance.now() + restartPause;
      if (this.#reported.has(`${name} ${version}`)) return;
      this.#reported.add(`${name} ${version}`);
      report(new Error(`The canary ${version} of ${name} cannot be used.`, { cause: error }));
    }
  }

  #ended(name: string, entry: Entry<Live>): void {
    if (this.#entries.get(name) !== entry || this.#isClosed) return;
    entry.live = null;
    entry.nextAt = performance.now() + restartPause;
    this.#settle();
    this.#options.report(new Error(`The canary ${entry.canary.version} of ${name} has ended; it is started again.`));
  }

  #drop(name: string): void {
    const live = this.#entries.get(name)?.live ?? null;
    this.#entries.delete(name);
    if (live !== null) this.#options.stop(live, 'done');
  }

  #settle(): void {
    const current = [...this.#entries].flatMap(([name, { canary, live }]) => (live ? [{ ...canary, name, live }] : []));
    const isSame = (one: LiveCanary<Live>, other: LiveCanary<Live> | undefined) =>
      one.live === other?.live && one.since === other.since && one.percent === other.percent;
    const before = this.#current;
    if (current.length === before.length && current.every((each, place) => isSame(each, before[place]))) return;
    this.#current = current;
    this.#options.onChange(current);
  }
}
