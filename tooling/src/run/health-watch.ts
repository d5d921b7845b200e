/** How often it is asked, in milliseconds. */
const askEvery = 5000;
/** So many answers in a row mean that it is not well: one may be a moment's load. */
const mostFailures = 3;
/** Where replacing has not helped, it is asked ever more seldom, up to so many times the usual pause. */
const longestPause = 64;

/** Asks again and again whether a program is well, and knows when it has not been several times in a row. */
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

  /** Whether the program has failed so often that another process should take its place. Asks where it is time to. */
  isFailing(): boolean {
    if (!this.#isAsking && performance.now() >= this.#askAt) void this.#ask();
    return this.#failures >= mostFailures;
  }

  /** Begins anew: another process is there. */
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
