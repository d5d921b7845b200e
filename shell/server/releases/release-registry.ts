import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { liveMark } from '@iwan/shared/contracts/release';
import type { RemoteName } from '../../src/remotes';
import { type LiveRelease, readRelease } from './read-release';

interface Entry {
  /** What the store said when `live` was read; null while the last reading is to be tried again. */
  seen: string | null;
  live: LiveRelease | null;
  loading: Promise<void> | null;
  /** Milliseconds since the epoch before which a reading that ran out of time is not tried again. */
  nextTry: number;
}

interface Reading {
  readonly read: typeof readRelease;
  /** How long one reading may take, in milliseconds. */
  readonly timeLimit: number;
  /** How long a store that was too slow is left alone, in milliseconds. */
  readonly retryPause: number;
}

/**
 * Which release of each remote the server renders with now. The pointer is looked at on every request, so that a new
 * release shows on the next one; a release that cannot be used changes nothing: the last good one stays. Where the
 * pointer is missing or names nothing that works, the release is taken that was live last.
 */
export class ReleaseRegistry {
  readonly #store: string;
  readonly #provided: ReadonlyMap<string, unknown>;
  readonly #report: (problem: unknown) => void;
  readonly #reading: Reading;
  readonly #entries = new Map<RemoteName, Entry>();

  constructor(
    store: string,
    provided: ReadonlyMap<string, unknown>,
    report: (problem: unknown) => void,
    reading: Partial<Reading> = {},
  ) {
    this.#store = store;
    this.#provided = provided;
    this.#report = report;
    this.#reading = { read: readRelease, timeLimit: 5000, retryPause: 5000, ...reading };
  }

  /** The release to render with, or null where the store has none that works. Never rejects. */
  async current(name: RemoteName): Promise<LiveRelease | null> {
    const entry = this.#entries.get(name) ?? { seen: null, live: null, loading: null, nextTry: 0 };
    this.#entries.set(name, entry);
    // Whoever comes while a release is being read waits for it: at the first start there is no other to show.
    if (entry.loading) await entry.loading;
    const pointer = this.#pointerIdentity(name, entry.live !== null);
    if (pointer !== null && pointer !== entry.seen && Date.now() >= entry.nextTry) {
      entry.loading ??= this.#load(name, entry, pointer).finally(() => {
        entry.loading = null;
      });
      await entry.loading;
    }
    return entry.live;
  }

  /** Changes when there is something new to read; null where there is nothing. */
  #pointerIdentity(name: RemoteName, hasLive: boolean): string | null {
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

  async #load(name: RemoteName, entry: Entry, pointer: string): Promise<void> {
    const { read, timeLimit, retryPause } = this.#reading;
    // Only what has been read is seen: a store that was slow once is asked again.
    let isSlow = false;
    for (const version of this.#candidates(name, entry.live !== null)) {
      if (entry.live?.release.version === version) break;
      try {
        entry.live = await within(timeLimit, read(join(this.#store, name, version), this.#provided));
        isSlow = false;
        break;
      } catch (problem) {
        isSlow ||= problem instanceof ReadTimeLimitExceeded;
        this.#report(new Error(`Release ${version} of ${name} cannot be used.`, { cause: problem }));
      }
    }
    entry.seen = isSlow ? entry.seen : pointer;
    entry.nextTry = isSlow ? Date.now() + retryPause : 0;
  }

  /** The release that the pointer names; where none is in use yet, the others after it, the one that was live last first. */
  #candidates(name: RemoteName, hasLive: boolean): string[] {
    const home = join(this.#store, name);
    let named: string | undefined;
    try {
      named = (JSON.parse(readFileSync(join(home, 'current.json'), 'utf8')) as { version?: string }).version;
    } catch (problem) {
      this.#report(new Error(`The release pointer of ${name} cannot be read.`, { cause: problem }));
    }
    const first = typeof named === 'string' && /^[\w.-]+$/.test(named) ? [named] : [];
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

class ReadTimeLimitExceeded extends Error {}

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ReadTimeLimitExceeded(`It was not read within ${milliseconds} ms.`)),
      milliseconds,
    );
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
