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
