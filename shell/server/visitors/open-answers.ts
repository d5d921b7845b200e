import type { ServerResponse } from 'node:http';
import { countedAs, isOwnMachine } from '@iwan/shared/network/network-of';

/**
 * Limits how many answers are under way to a network at a time, where an answer takes no work but holds a connection to another
 * server for as long as the visitor reads it. An IPv6 site may have as many as four networks; this machine itself is not
 * limited.
 */
export class OpenAnswers {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Networks and sites that have an answer under way. */
  get size(): number {
    return this.#open.size;
  }

  /** Counts an answer until it is over, whether it was read or left. `false`: the address has as many as it may have. */
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
