import { countedAs, isOwnMachine } from '@iwan/shared/network/network-of';
import { WorkBudget } from '@iwan/shared/network/work-budget';

export interface RateLimits {
  /** How many a network may send at once after a pause. */
  readonly burst: number;
  readonly perMinute: number;
}

/** What one of them counts as, in milliseconds of the budget. */
const workOfOne = 1_000;

/**
 * Limits how often a network may do something whose cost is not measured. An IPv6 site may do it as often as four networks.
 */
export class NetworkRate {
  readonly #budget: WorkBudget;
  readonly #isForAll: boolean;

  /** `isForAll`: also for this machine itself. `now` in milliseconds, by a clock that nobody sets. */
  constructor({ burst, perMinute }: RateLimits, { isForAll = false, now = () => performance.now() } = {}) {
    this.#budget = new WorkBudget({ burst: burst * workOfOne, share: (perMinute * workOfOne) / 60_000 }, now);
    this.#isForAll = isForAll;
  }

  /** Milliseconds until an address may do it; 0 where it may now, which counts then. */
  waitFor(address: string): number {
    const wait = this.waitOf(address);
    if (wait === 0) this.count(address);
    return wait;
  }

  /** The same, and counts nothing. */
  waitOf(address: string): number {
    if (!this.#isForAll && isOwnMachine(address)) return 0;
    return Math.max(...countedAs(address).map(({ key }) => this.#budget.waitFor(key)));
  }

  /** Counts that an address has done it. */
  count(address: string): void {
    if (!this.#isForAll && isOwnMachine(address)) return;
    for (const { key, networks } of countedAs(address)) this.#budget.charge(key, workOfOne / networks);
  }
}
