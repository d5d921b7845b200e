/** The key of everything that is shared. */
export const siteKey = 'site';

/** The pause after a purge that has failed, in milliseconds, doubled each time. */
const firstPause = 500;
const longestPause = 15_000;
/** With more keys waiting, everything is purged instead. */
const mostWaiting = 2_000;

interface Options {
  /** Sends one purge; rejects where the cache has not accepted it. */
  readonly send: (keys: readonly string[]) => Promise<void>;
  /** The most keys of one purge. */
  readonly mostKeys: number;
  /** Called with the result of every attempt: `null` for a success. */
  readonly onAttempt: (problem: unknown | null) => void;
}

/** The purges of one cache: one at a time, each retried until the cache has accepted it. */
export class PurgeQueue {
  readonly #options: Options;
  #waiting = new Set<string>();
  #sent: readonly string[] = [];
  #failures = 0;
  #isSending = false;
  #pause: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Whether the last purge has failed: the cache may have what has changed since. */
  get isFailing(): boolean {
    return this.#failures > 0;
  }

  /** The number of keys that the cache has not been told yet. */
  get waiting(): number {
    return new Set([...this.#waiting, ...this.#sent]).size;
  }

  /** Purges what has any of these keys. */
  add(keys: readonly string[]): void {
    for (const key of keys) this.#waiting.add(key);
    if (this.#waiting.size > mostWaiting || this.#waiting.has(siteKey)) this.#waiting = new Set([siteKey]);
    void this.#send();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#pause);
  }

  async #send(): Promise<void> {
    if (this.#isSending || this.#pause !== undefined) return;
    this.#isSending = true;
    while (this.#waiting.size > 0 && !this.#isClosed) {
      const keys = [...this.#waiting].slice(0, this.#options.mostKeys);
      for (const key of keys) this.#waiting.delete(key);
      this.#sent = keys;
      try {
        await this.#options.send(keys);
        this.#failures = 0;
        this.#options.onAttempt(null);
      } catch (error) {
        this.#failures += 1;
        // Beside what was added meanwhile.
        this.add(keys);
        this.#options.onAttempt(error);
        this.#retryLater();
        break;
      }
    }
    this.#sent = [];
    this.#isSending = false;
  }

  #retryLater(): void {
    if (this.#isClosed) return;
    const pause = Math.min(firstPause * 2 ** (this.#failures - 1), longestPause);
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      void this.#send();
    }, pause).unref();
  }
}

/** How many purges of the lists of one kind are sent at once, after a pause. */
const burst = 10;
/** Then one is sent in this many milliseconds. */
const pause = 10_000;

interface Budget {
  left: number;
  /** By `performance.now()`. */
  countedAt: number;
  waiting: NodeJS.Timeout | null;
}

/**
 * Limits how often lists are purged. What shows a changed record is purged at once; but any change of a record may bring it into a list or
 * take it out of it, and with hundreds of thousands of records one changes every second: without a limit no list would be shared for longer.
 */
export class ListPurges {
  readonly #purge: (key: string) => void;
  readonly #budgets = new Map<string, Budget>();

  constructor(purge: (key: string) => void) {
    this.#purge = purge;
  }

  /** Purges the lists of a kind now, or when it is their turn. */
  add(key: string): void {
    const budget = this.#budgetOf(key);
    if (budget.waiting !== null) return;
    if (budget.left >= 1) {
      budget.left -= 1;
      this.#purge(key);
      return;
    }
    budget.waiting = setTimeout(
      () => {
        budget.waiting = null;
        this.add(key);
      },
      (1 - budget.left) * pause,
    ).unref();
  }

  close(): void {
    for (const { waiting } of this.#budgets.values()) if (waiting) clearTimeout(waiting);
  }

  #budgetOf(key: string): Budget {
    const now = performance.now();
    const budget = this.#budgets.get(key) ?? { left: burst, countedAt: now, waiting: null };
    budget.left = Math.min(burst, budget.left + (now - budget.countedAt) / pause);
    budget.countedAt = now;
    this.#budgets.set(key, budget);
    return budget;
  }
}
