import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { liveMark, type ReleasePointer, versionPattern } from '@iwan/shared/contracts/release';
import { enoughDeaths, type LoadingNotes, type NamedRelease } from './loading-notes';
import { IncompleteRelease, type LiveRelease, readRelease } from './read-release';

interface Entry {
  /** What the store said when `live` was read. */
  seen: string | null;
  live: LiveRelease | null;
  loading: Promise<void> | null;
  /** The versions that were live in this process: one that the pointer comes back to is above suspicion. */
  readonly had: Set<string>;
  /** A pointer whose release was not all there, and when it is looked at again. */
  waiting: { readonly pointer: string; readonly pause: number; readonly until: number } | null;
}

interface Reading {
  readonly read: typeof readRelease;
  /** How long one reading may take, in milliseconds. */
  readonly timeLimit: number;
  /** Until a release that was not all there is looked at again, in milliseconds; each time it is not, twice as long. */
  readonly firstPause: number;
  /** What earlier processes of this server have died of; nobody knows where left out. */
  readonly notes?: LoadingNotes;
  /** Whether the compilers serve the browser's files. */
  readonly isDevelopment: boolean;
}

const longestPause = 30_000;

/**
 * Which release of each remote the server renders with now. The pointer is looked at on every request, so that a new
 * release shows on the next one; a release that cannot be used changes nothing: the last good one stays. Where the
 * pointer is missing or names nothing that works, the release is taken that was live last. One whose code was being run
 * when the process before ended, or that had come last when it made no page any more, is set aside until it is published
 * again.
 */
export class ReleaseRegistry {
  readonly #store: string;
  readonly #provided: ReadonlyMap<string, unknown>;
  readonly #report: (problem: unknown) => void;
  readonly #reading: Reading;
  readonly #entries = new Map<string, Entry>();

  constructor(
    store: string,
    provided: ReadonlyMap<string, unknown>,
    report: (problem: unknown) => void,
    reading: Partial<Reading> = {},
  ) {
    this.#store = store;
    this.#provided = provided;
    this.#report = report;
    this.#reading = { read: readRelease, timeLimit: 5000, firstPause: 500, isDevelopment: false, ...reading };
  }

  /** The release to render with, or null where the store has none that works. Never rejects. */
  async current(name: string): Promise<LiveRelease | null> {
    const known = this.#entries.get(name);
    const entry = known ?? { seen: null, live: null, loading: null, had: new Set(), waiting: null };
    this.#entries.set(name, entry);
    // Whoever comes while a release is being read waits for it: at the first start there is no other to show.
    if (entry.loading) await entry.loading;
    const pointer = this.#pointerIdentity(name, entry.live !== null);
    if (pointer !== null && pointer !== entry.seen && !isWaiting(entry, pointer)) {
      entry.loading ??= this.#load(name, entry, pointer, known !== undefined).finally(() => {
        entry.loading = null;
      });
      await entry.loading;
    }
    return entry.live;
  }

  /** Changes when there is something new to read; null where there is nothing. */
  #pointerIdentity(name: string, hasLive: boolean): string | null {
    const home = join(this.#store, name);
    const identity = (path: string) => {
      const { ino, mtimeMs } = statSync(path);
      return `${ino}:${mtimeMs}`;
    };
    try {
      return identity(join(home, 'current.json'));
    } catch {
      // Without a pointer the good releases beside it serve as well as after a restart with a broken one.
      if (hasLive) return null;
    }
    try {
      return `no pointer in ${identity(home)}`;
    } catch {
      return null;
    }
  }

  /** `hasCome`: whether it has come while the server ran, and was not there at its start. */
  async #load(name: string, entry: Entry, pointer: string, hasCome: boolean): Promise<void> {
    const { firstPause } = this.#reading;
    const before = entry.waiting?.pointer === pointer ? entry.waiting : null;
    let isIncomplete = false;
    const pointed = this.#pointedVersion(name);
    if (pointed === null) {
      // Withdrawn: the site goes on without it, whatever has been good.
      entry.live = null;
      entry.waiting = null;
      entry.seen = pointer;
      return;
    }
    const candidates = this.#candidates(name, pointed, entry.live !== null);
    for (const [place, version] of candidates.entries()) {
      try {
        if (hasCome && !entry.had.has(version)) this.#reading.notes?.noteLast({ name, version, pointer });
        const hasOther = entry.live !== null || place + 1 < candidates.length;
        entry.live = await this.#read({ name, version, pointer }, hasOther);
        entry.had.add(version);
        break;
      } catch (problem) {
        // The one that the pointer names may be on its way: it is looked at again, and told of once.
        isIncomplete ||= place === 0 && problem instanceof IncompleteRelease;
        if (!before) this.#report(new Error(`Release ${version} of ${name} cannot be used.`, { cause: problem }));
      }
    }
    if (isIncomplete) {
      const pause = before ? Math.min(2 * before.pause, longestPause) : firstPause;
      entry.waiting = { pointer, pause, until: performance.now() + pause };
    } else {
      entry.waiting = null;
      entry.seen = pointer;
    }
  }

  /** Rejects also for a release that is set aside: at once where there is another one, else when it was tried twice. */
  async #read(release: NamedRelease, hasOther: boolean): Promise<LiveRelease> {
    const { read, timeLimit, notes, isDevelopment } = this.#reading;
    const { name, version } = release;
    if ((notes?.deathsOf(release) ?? 0) >= (hasOther ? 1 : enoughDeaths)) {
      throw new Error(
        'It is set aside until it is published again: the server ended, or made no page, when it had run it.',
      );
    }
    const reading = read(join(this.#store, name, version), this.#provided, {
      stored: release,
      mayServeItself: isDevelopment,
      run: (code) => (notes ? notes.around(release, code) : code()),
    });
    return within(timeLimit, reading);
  }

  /** What the pointer names: a version, nothing sensible, or `null` where the remote was withdrawn. */
  #pointedVersion(name: string): string | undefined | null {
    try {
      const { version } = JSON.parse(readFileSync(join(this.#store, name, 'current.json'), 'utf8')) as ReleasePointer;
      return version === null || (typeof version === 'string' && versionPattern.test(version)) ? version : undefined;
    } catch (problem) {
      this.#report(new Error(`The release pointer of ${name} cannot be read.`, { cause: problem }));
      return undefined;
    }
  }

  /** The release that the pointer names; where none is in use yet, the others after it, the one that was live last first. */
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

/** When a release was last live by its mark, else by the time of its folder; milliseconds since the epoch. */
function lastLive(home: string, version: string): number {
  try {
    const marked = Date.parse(readFileSync(join(home, liveMark(version)), 'utf8'));
    if (!Number.isNaN(marked)) return marked;
  } catch {
    // Published before marks were made.
  }
  return statSync(join(home, version)).mtimeMs;
}

function isWaiting({ waiting }: Entry, pointer: string): boolean {
  return waiting?.pointer === pointer && performance.now() < waiting.until;
}

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new IncompleteRelease(`It was not read within ${milliseconds} ms.`)), milliseconds);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
