import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { liveMark, type ReleasePointer, versionPattern } from '@iwan/shared/contracts/release';
import { trustingStore } from '@iwan/shared/contracts/trusted-store';
import { LateStart } from '../remote/workers/remote-failures';
import { IncompleteRelease, type LiveRelease, type StartWorkers } from './read-release';
import { type ReadStored, type Reading as ReleaseReading, releaseReader } from './release-reader';

interface Entry {
  /** The pointer when `live` was read. */
  seen: string | null;
  live: LiveRelease | null;
  loading: Promise<void> | null;
  /** By `performance.now()`. */
  loadingSince: number;
  /** A pointer to an incomplete release, and when it is read again. */
  waiting: { readonly pointer: string; readonly pause: number; readonly until: number } | null;
}

interface Reading extends ReleaseReading {
  /** How long a request waits for a new release where there is another one, in milliseconds. */
  readonly timeout: number;
  /** The pause before an incomplete release is read again, in milliseconds, doubled each time. */
  readonly firstPause: number;
}

const longestPause = 30_000;
/** A release whose code does not start in time is given up after a pause of this length, where there is another one. */
const lastPauseOfLate = 4_000;

/**
 * The release of each remote that the server renders with. The pointer is checked on every request, so that a new release shows
 * on the next one; an unusable release changes nothing: the last good one stays. Where the pointer is missing or unusable, the
 * release that was last live is used. The code of a new release is running before it replaces the previous one, whose processes
 * complete their work.
 */
export class ReleaseRegistry {
  readonly #store: string;
  readonly #read: ReadStored;
  readonly #report: (problem: unknown) => void;
  readonly #reading: Pick<Reading, 'timeout' | 'firstPause' | 'trust'>;
  readonly #entries = new Map<string, Entry>();

  constructor(store: string, start: StartWorkers, report: (problem: unknown) => void, reading: Partial<Reading> = {}) {
    this.#store = store;
    this.#read = releaseReader(store, start, reading);
    this.#report = report;
    this.#reading = { timeout: 4_000, firstPause: 500, trust: trustingStore, ...reading };
  }

  /** The release to render with, or null where the store has no usable one. Never rejects. */
  async current(name: string): Promise<LiveRelease | null> {
    const known = this.#entries.get(name);
    const entry = known ?? { seen: null, live: null, loading: null, loadingSince: 0, waiting: null };
    this.#entries.set(name, entry);
    if (entry.loading) await this.#awaited(entry, entry.loading);
    const pointer = this.#pointerIdentity(name, entry.live !== null);
    if (pointer !== null && pointer !== entry.seen && !isWaiting(entry, pointer)) {
      if (!entry.loading) {
        entry.loadingSince = performance.now();
        entry.loading = this.#load(name, entry, pointer).finally(() => {
          entry.loading = null;
        });
      }
      await this.#awaited(entry, entry.loading);
    }
    return entry.live;
  }

  /**
   * Concurrent requests wait for the release that is being read, so that it shows on the next request; no longer than `timeout`
   * where there is another one.
   */
  async #awaited({ live, loadingSince }: Entry, loading: Promise<void>): Promise<void> {
    if (live === null) return loading;
    const left = loadingSince + this.#reading.timeout - performance.now();
    if (left <= 0) return;
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, left);
    });
    await Promise.race([loading, over]);
    clearTimeout(timer);
  }

  /** Looks for new releases of the remotes that are in use: the next visitor does not wait for their code to start. */
  look(): void {
    for (const [name, { live }] of this.#entries) if (live !== null) void this.current(name);
  }

  /** Stops the processes of all releases. */
  close(): void {
    for (const { live } of this.#entries.values()) live?.workers.close();
  }

  /** A key that changes when there is something new to read; null where there is nothing. */
  #pointerIdentity(name: string, hasLive: boolean): string | null {
    const home = join(this.#store, name);
    const identity = (path: string) => {
      const { ino, mtimeMs } = statSync(path);
      return `${ino}:${mtimeMs}`;
    };
    try {
      return identity(join(home, 'current.json'));
    } catch {
      // Without a pointer the good releases in the store are used, as after a restart with a broken one.
      if (hasLive) return null;
    }
    try {
      return `no pointer in ${identity(home)}`;
    } catch {
      return null;
    }
  }

  async #load(name: string, entry: Entry, pointer: string): Promise<void> {
    const { firstPause } = this.#reading;
    const before = entry.waiting?.pointer === pointer ? entry.waiting : null;
    let isTriedAgain = false;
    const pointed = this.#pointedVersion(name);
    if (pointed === null) {
      // Withdrawn: the site is composed without it, even if an earlier release was good.
      entry.live?.workers.retire();
      entry.live = null;
      entry.waiting = null;
      entry.seen = pointer;
      return;
    }
    const candidates = this.#candidates(name, pointed, entry.live !== null);
    for (const [place, version] of candidates.entries()) {
      try {
        const before = entry.live;
        entry.live = await this.#read({ name, version });
        before?.workers.retire();
        break;
      } catch (error) {
        // The release may still be being written, or the machine too busy: it is read again, and reported once.
        isTriedAgain ||= place === 0 && mayComeRight(error, entry, before?.pause ?? 0);
        if (!before) this.#report(new Error(`Release ${version} of ${name} cannot be used.`, { cause: error }));
      }
    }
    if (isTriedAgain) {
      const pause = before ? Math.min(2 * before.pause, longestPause) : firstPause;
      entry.waiting = { pointer, pause, until: performance.now() + pause };
    } else {
      entry.waiting = null;
      entry.seen = pointer;
    }
  }

  /** The content of the pointer: a version, an invalid value, or `null` where the remote was withdrawn. */
  #pointedVersion(name: string): string | undefined | null {
    try {
      const content: unknown = JSON.parse(readFileSync(join(this.#store, name, 'current.json'), 'utf8'));
      const { version } = content as ReleasePointer;
      const distrusted = this.#reading.trust.errorOfNewest(content, { kind: 'pointer', remote: name });
      if (distrusted !== null) throw new Error(`It ${distrusted}.`);
      return version === null || (typeof version === 'string' && versionPattern.test(version)) ? version : undefined;
    } catch (error) {
      this.#report(new Error(`The release pointer of ${name} cannot be used.`, { cause: error }));
      return undefined;
    }
  }

  /** The release of the pointer; where none is in use yet, followed by the others, the last live one first. */
  #candidates(name: string, named: string | undefined, hasLive: boolean): string[] {
    const home = join(this.#store, name);
    const first = named === undefined ? [] : [named];
    if (hasLive) return first;
    const others = readdirSync(home, { withFileTypes: true })
      .filter((folder) => folder.isDirectory() && !folder.name.startsWith('.') && folder.name !== named)
      .map((folder) => ({ name: folder.name, time: lastLive(home, folder.name) }))
      .sort((one, other) => other.time - one.time);
    return [...first, ...others.map((folder) => folder.name)];
  }
}

/** When a release was last live, otherwise the time of its folder; milliseconds since the epoch. */
function lastLive(home: string, version: string): number {
  try {
    const marked = Date.parse(readFileSync(join(home, liveMark(version)), 'utf8'));
    if (!Number.isNaN(marked)) return marked;
  } catch {
    // Published before these times were recorded.
  }
  // Swept away by a publisher meanwhile.
  return statSync(join(home, version), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Whether an unusable release may become usable, after a pause of so many milliseconds. */
function mayComeRight(error: unknown, { live }: Entry, pause: number): boolean {
  if (error instanceof IncompleteRelease) return true;
  return error instanceof LateStart && (live === null || pause < lastPauseOfLate);
}

function isWaiting({ waiting }: Entry, pointer: string): boolean {
  return waiting?.pointer === pointer && performance.now() < waiting.until;
}
