import { NetworkRate } from './network-rate';

/** What an action really takes is its owner's affair. A person sends a form now and then, an office behind one address several. */
const limitOfActions = { burst: 20, perMinute: 20 };
/** Of those that are refused, this many are told in full. */
const limitOfDrafts = { burst: 5, perMinute: 5 };

/**
 * Limits how often a network may have actions run, which may cost anything: what they ask of the backend that limits itself, all
 * else nobody does. This machine itself is not limited.
 */
export class ActionLimit {
  readonly #actions: NetworkRate;
  readonly #drafts: NetworkRate;

  /** `now` in milliseconds, by a clock that nobody sets. */
  constructor(now: () => number = () => performance.now()) {
    this.#actions = new NetworkRate(limitOfActions, { now });
    this.#drafts = new NetworkRate(limitOfDrafts, { now });
  }

  /** Milliseconds until an address may have an action run; 0 where it may have this one, which counts then. */
  waitFor(address: string): number {
    return this.#actions.waitFor(address);
  }

  /** Whether what was typed is kept for an address whose action is refused: a flood of forms would push out what others have typed. */
  mayKeepDraft(address: string): boolean {
    return this.#drafts.waitFor(address) === 0;
  }
}
