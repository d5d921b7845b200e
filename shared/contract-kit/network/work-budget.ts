export interface WorkLimits {
  /** The work that a network may cause at once after a pause, in milliseconds. */
  readonly burst: number;
  /** The share of the time that it may cause afterwards: 0.1 is 100 ms each second. */
  readonly share: number;
}

interface Spent {
  readonly work: number;
  readonly at: number;
}

/** The most networks that are remembered; the least recently used are dropped. */
const mostNetworks = 20_000;

/**
 * Limits how much work each network may cause: a token bucket whose tokens are milliseconds. The cost of requests differs a
 * thousandfold here, so that counting requests would block a reader, or nobody.
 */
export class WorkBudget {
  readonly #limits: WorkLimits;
  readonly #now: () => number;
  readonly #spent = new Map<string, Spent>();

  /** `now` in milliseconds, by a monotonic clock. */
  constructor(limits: WorkLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Milliseconds until a network may cause work again; 0 where it may now. */
  waitFor(network: string): number {
    const over = this.#workOf(network) - this.#limits.burst;
    return over < 0 ? 0 : Math.max(1, over / this.#limits.share);
  }

  /**
   * Records work of a network, in milliseconds. The debt is limited to two bursts, however many requests ran concurrently:
   * nobody is blocked for long.
   */
  charge(network: string, work: number): void {
    const spent = Math.min(this.#workOf(network) + work, 2 * this.#limits.burst);
    // A map keeps the order of insertion: inserting again makes it the latest.
    this.#spent.delete(network);
    this.#spent.set(network, { work: spent, at: this.#now() });
    for (const oldest of this.#spent.keys()) {
      if (this.#spent.size <= mostNetworks) return;
      this.#spent.delete(oldest);
    }
  }

  #workOf(network: string): number {
    const spent = this.#spent.get(network);
    return spent === undefined ? 0 : Math.max(0, spent.work - (this.#now() - spent.at) * this.#limits.share);
  }
}
