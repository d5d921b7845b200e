export interface WorkLimits {
  /** What a network may cause at once after a pause, in milliseconds of work. */
  readonly burst: number;
  /** The share of the time that it may go on causing work after that: 0.1 is 100 ms each second. */
  readonly share: number;
}

interface Spent {
  readonly work: number;
  readonly at: number;
}

/** Networks that are remembered; those that have caused work the longest ago are forgotten first. */
const mostNetworks = 20_000;

/**
 * Limits how much work each network may cause: a token bucket (as of a rate limit) whose tokens are milliseconds. What a
 * request costs differs a thousandfold here, so that counting requests would stop a reader, or nobody.
 */
export class WorkBudget {
  readonly #limits: WorkLimits;
  readonly #now: () => number;
  readonly #spent = new Map<string, Spent>();

  /** `now` in milliseconds, by a clock that nobody sets. */
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
   * Notes work that a network has caused, in milliseconds. More than two bursts are not owed, however much was under way at
   * a time: nobody is kept out for long.
   */
  charge(network: string, work: number): void {
    const spent = Math.min(this.#workOf(network) + work, 2 * this.#limits.burst);
    // A map keeps the order of entering: entering again makes it the latest.
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
