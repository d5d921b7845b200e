/** How often one name is logged at most, in milliseconds: what is counted may come a thousand times a second. */
const logInterval = 10_000;

interface Count {
  total: number;
  unlogged: number;
  /** Milliseconds by a clock that nobody sets. */
  loggedAt: number;
}

/** How often a thing has happened since the start, and since it was logged last. */
export interface Counted {
  readonly total: number;
  readonly sinceLast: number;
}

/** Counts by name what is logged now and then only. Names are the caller's: there is one count for each, for good. */
export class PacedCounts {
  readonly #counts = new Map<string, Count>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** How many each name has had since the start. */
  get totals(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#counts].map(([name, { total }]) => [name, total]));
  }

  /** Counts, and calls `log` where the name was not logged a moment ago. */
  add(name: string, times: number, log: (counted: Counted) => void): void {
    const now = this.#now();
    const count = this.#counts.get(name) ?? { total: 0, unlogged: 0, loggedAt: Number.NEGATIVE_INFINITY };
    this.#counts.set(name, count);
    count.total += times;
    count.unlogged += times;
    if (now - count.loggedAt < logInterval) return;
    log({ total: count.total, sinceLast: count.unlogged });
    Object.assign(count, { unlogged: 0, loggedAt: now });
  }
}
