import { NetworkRate } from './network-rate';

/** The work that an action counts as. A person sends a form occasionally, an office behind one address several. */
const limitOfActions = { burst: 20, perMinute: 20 };
/** How many refused ones get a full response. */
const limitOfDrafts = { burst: 5, perMinute: 5 };

/**
 * Limits how often a network may run actions, whose cost is unknown: the backend limits its own calls, nothing limits the rest.
 * Loopback is not limited.
 */
export class ActionLimit {
  readonly #actions: NetworkRate;
  readonly #drafts: NetworkRate;

  /** `now` in milliseconds, by a monotonic clock. */
  constructor(now: () => number = () => performance.now()) {
    this.#actions = new NetworkRate(limitOfActions, { now });
    this.#drafts = new NetworkRate(limitOfDrafts, { now });
  }

  /** Milliseconds until an address may run an action; 0 where it may now, which is recorded. */
  waitFor(address: string): number {
    return this.#actions.waitFor(address);
  }

  /** Whether the draft of a refused action is stored: a flood of forms would evict those of others. */
  mayStoreDraft(address: string): boolean {
    return this.#drafts.waitFor(address) === 0;
  }
}
