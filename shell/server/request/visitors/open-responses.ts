import type { ServerResponse } from 'node:http';
import { countedAs, isOwnMachine } from '@iwan/shared/network/network-of';

/**
 * Limits the concurrent responses of a network, where a response takes no work but holds a connection to another server while
 * the visitor reads it. An IPv6 site has the limit of four networks; loopback is not limited.
 */
export class OpenResponses {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The number of networks and sites with a response in progress. */
  get size(): number {
    return this.#open.size;
  }

  /** Records a response until it has ended. `false`: the address has reached its limit. */
  begin(address: string, response: Pick<ServerResponse, 'once'>): boolean {
    if (isOwnMachine(address)) return true;
    const counted = countedAs(address);
    if (counted.some(({ key, networks }) => (this.#open.get(key) ?? 0) >= this.#most * networks)) return false;
    for (const { key } of counted) this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    response.once('close', () => {
      for (const { key } of counted) this.#end(key);
    });
    return true;
  }

  #end(key: string): void {
    const left = (this.#open.get(key) ?? 0) - 1;
    if (left > 0) this.#open.set(key, left);
    else this.#open.delete(key);
  }
}
