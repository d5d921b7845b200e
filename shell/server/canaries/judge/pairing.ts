import type { Observation } from './comparison';
import { NetworkShare } from './network-share';

/** The most observations of a canary that wait for one of the stable release. */
const mostWaiting = 500;

/** Pairs each observation of a canary with the next unpaired one of the stable release. */
export class Pairing {
  readonly #onPair: (canary: Observation, stable: Observation) => void;
  readonly #shares = { canary: new NetworkShare(), stable: new NetworkShare() };
  readonly #waiting: Observation[] = [];

  constructor(onPair: (canary: Observation, stable: Observation) => void) {
    this.#onPair = onPair;
  }

  add(side: 'canary' | 'stable', observation: Observation, network: string): void {
    const isNeeded = side === 'canary' ? this.#waiting.length < mostWaiting : this.#waiting.length > 0;
    if (!isNeeded || !this.#shares[side].admits(network)) return;
    if (side === 'canary') this.#waiting.push(observation);
    else this.#onPair(this.#waiting.shift() as Observation, observation);
  }
}
