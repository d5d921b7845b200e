/** The interval of checks, in milliseconds. */
const askEvery = 5000;
/** How many failures in a row count as failing: a single one may be a moment's load. */
const mostFailures = 3;
/** Where replacing has not helped, the pause grows up to this factor of the usual one. */
const longestPause = 64;

/** Checks periodically whether a program is healthy, and knows when it has failed several times in a row. */
export class HealthWatch {
  readonly #isWell: () => Promise<boolean>;
  readonly #every: number;
  #failures = 0;
  #pause = 1;
  #askAt: number;
  #isAsking = false;

  constructor(isWell: () => Promise<boolean>, every = askEvery) {
    this.#isWell = isWell;
    this.#every = every;
    this.#askAt = performance.now() + every;
  }

  /** Whether the program has failed so often that it should be replaced. Checks it when it is time to. */
  isFailing(): boolean {
    if (!this.#isAsking && performance.now() >= this.#askAt) void this.#ask();
    return this.#failures >= mostFailures;
  }

  /** Starts again for a new process. */
  replaced(): void {
    this.#failures = 0;
    this.#pause = Math.min(2 * this.#pause, longestPause);
    this.#askAt = performance.now() + this.#pause * this.#every;
  }

  async #ask(): Promise<void> {
    this.#isAsking = true;
    const isWell = await this.#isWell();
    this.#isAsking = false;
    this.#failures = isWell ? 0 : this.#failures + 1;
    if (isWell) this.#pause = 1;
    this.#askAt = performance.now() + this.#every;
  }
}
