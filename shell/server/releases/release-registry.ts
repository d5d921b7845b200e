import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '../../src/remotes';
import { type LiveRelease, readRelease } from './read-release';

interface Entry {
  /** Identity of the pointer file that `live` was read for. */
  seen: string | null;
  live: LiveRelease | null;
  loading: Promise<void> | null;
}

const loadTimeLimit = 5000;

/**
 * Which release of each remote the server renders with now. The pointer is looked at on every request, so that a new
 * release shows on the next one; a release that cannot be used changes nothing: the last good one stays.
 */
export class ReleaseRegistry {
  readonly #store: string;
  readonly #provided: ReadonlyMap<string, unknown>;
  readonly #report: (problem: unknown) => void;
  readonly #entries = new Map<RemoteName, Entry>();

  constructor(store: string, provided: ReadonlyMap<string, unknown>, report: (problem: unknown) => void) {
    this.#store = store;
    this.#provided = provided;
    this.#report = report;
  }

  /** The release to render with, or null where the store has none that works. Never rejects. */
  async current(name: RemoteName): Promise<LiveRelease | null> {
    const entry = this.#entries.get(name) ?? { seen: null, live: null, loading: null };
    this.#entries.set(name, entry);
    // Whoever comes while a release is being read waits for it: at the first start there is no other to show.
    if (entry.loading) await entry.loading;
    const pointer = this.#pointerIdentity(name);
    if (pointer !== null && pointer !== entry.seen) {
      entry.loading ??= this.#load(name, entry, pointer).finally(() => {
        entry.loading = null;
      });
      await entry.loading;
    }
    return entry.live;
  }

  #pointerIdentity(name: RemoteName): string | null {
    try {
      const { ino, mtimeMs } = statSync(join(this.#store, name, 'current.json'));
      return `${ino}:${mtimeMs}`;
    } catch {
      return null;
    }
  }

  async #load(name: RemoteName, entry: Entry, pointer: string): Promise<void> {
    entry.seen = pointer;
    for (const version of this.#candidates(name, entry.live !== null)) {
      if (entry.live?.release.version === version) return;
      try {
        entry.live = await within(readRelease(join(this.#store, name, version), this.#provided));
        return;
      } catch (problem) {
        this.#report(new Error(`Release ${version} of ${name} cannot be used.`, { cause: problem }));
      }
    }
  }

  /** The release that the pointer names; where none is in use yet, the older ones after it, newest first. */
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
    const older = readdirSync(home, { withFileTypes: true })
      .filter((folder) => folder.isDirectory() && !folder.name.startsWith('.') && folder.name !== named)
      .map((folder) => ({ name: folder.name, time: statSync(join(home, folder.name)).mtimeMs }))
      .sort((one, other) => other.time - one.time);
    return [...first, ...older.map((folder) => folder.name)];
  }
}

function within<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It was not read within ${loadTimeLimit} ms.`)), loadTimeLimit);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
