import { isOwnMachine } from '@iwan/shared/network/network-of';
import { LRUCache } from 'lru-cache';

/** The number of observations that one network may always make, and its share of all. */
const always = 3;
const share = 1 / 50;
/** The most networks that are remembered; the least recently seen are dropped. */
const mostNetworks = 10_000;

/**
 * Limits one network to a small share of a sample: forging observations then takes as many networks as it has visitors, and an
 * office with a broken proxy does not dominate. Loopback is not limited: a proxy may not forward the client's address.
 */
export class NetworkShare {
  readonly #counts = new LRUCache<string, number>({ max: mostNetworks });
  #total = 0;

  /** Whether an observation of a network counts; if so, it is recorded. */
  admits(network: string): boolean {
    const count = this.#counts.get(network) ?? 0;
    if (!isOwnMachine(network) && count >= Math.max(always, share * this.#total)) return false;
    this.#counts.set(network, count + 1);
    this.#total += 1;
    return true;
  }
}
