/** The shortest interval between two log lines of one name, in milliseconds: the events may come a thousand times a second. */
const logInterval = 10_000;

interface Count {
  total: number;
  unlogged: number;
  /** Milliseconds by a monotonic clock. */
  loggedAt: number;
}

/** The number of events since the start, and since the last log line. */
export interface Counted {
  readonly total: number;
  readonly sinceLast: number;
}

/**
 * Counts events by name and logs them at most once in an interval. Names must be bounded by the caller: each has a counter for
 * good.
 */
export class PacedCounts {
  readonly #counts = new Map<string, Count>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The number of events of each name since the start. */
  get totals(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#counts].map(([name, { total }]) => [name, total]));
  }

  /** Counts an event, and calls `log` unless the name was logged recently. */
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
