import { countedAs, isOwnMachine } from '@iwan/shared/network/network-of';
import { WorkBudget } from '@iwan/shared/network/work-budget';

export interface RateLimits {
  /** The burst of a network after a pause. */
  readonly burst: number;
  readonly perMinute: number;
}

/** The cost of one request, in milliseconds of the budget. */
const workOfOne = 1_000;

/** A rate limit by network for requests whose cost is not measured. An IPv6 site has the limit of four networks. */
export class NetworkRate {
  readonly #budget: WorkBudget;
  readonly #isForAll: boolean;

  /** `isForAll`: also for loopback. `now` in milliseconds, by a monotonic clock. */
  constructor({ burst, perMinute }: RateLimits, { isForAll = false, now = () => performance.now() } = {}) {
    this.#budget = new WorkBudget({ burst: burst * workOfOne, share: (perMinute * workOfOne) / 60_000 }, now);
    this.#isForAll = isForAll;
  }

  /** Milliseconds until an address may do it; 0 where it may now, which is recorded. */
  waitFor(address: string): number {
    const wait = this.waitOf(address);
    if (wait === 0) this.count(address);
    return wait;
  }

  /** The same, without recording it. */
  waitOf(address: string): number {
    if (!this.#isForAll && isOwnMachine(address)) return 0;
    return Math.max(...countedAs(address).map(({ key }) => this.#budget.waitFor(key)));
  }

  /** Records that an address has done it. */
  count(address: string): void {
    if (!this.#isForAll && isOwnMachine(address)) return;
    for (const { key, networks } of countedAs(address)) this.#budget.charge(key, workOfOne / networks);
  }
}
