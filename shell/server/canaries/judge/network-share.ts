import { isOwnMachine } from '@iwan/shared/network/network-of';
import { LRUCache } from 'lru-cache';

/** What one network may say in any case, and of all that is said. */
const always = 3;
const share = 1 / 50;
/** Networks that are distinguished; one that has said nothing for longer than so many others starts over. */
const mostNetworks = 10_000;

/**
 * Lets one network have a small share of a sample: whoever invents observations needs as many networks as it has visitors, and
 * an office with a broken proxy is not taken for all. This machine itself is not limited: a proxy may not say for whom it asks.
 */
export class NetworkShare {
  readonly #counts = new LRUCache<string, number>({ max: mostNetworks });
  #total = 0;

  /** Whether an observation of a network counts, which is counted then. */
  admits(network: string): boolean {
    const count = this.#counts.get(network) ?? 0;
    if (!isOwnMachine(network) && count >= Math.max(always, share * this.#total)) return false;
    this.#counts.set(network, count + 1);
    this.#total += 1;
    return true;
  }
}
