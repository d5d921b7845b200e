/**
 * Measures concurrent pieces of work: a millisecond with four in progress counts as a quarter for each. So nobody is charged
 * for the work of others, and all together no more than the elapsed time.
 */
export class SharedClock {
  readonly #now: () => number;
  /** What a piece that has been in progress since the start would have been charged. */
  #shared = 0;
  #at: number;
  #underWay = 0;

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
    this.#at = now();
  }

  /** Begins to measure a piece of work. Returns a function that ends it and returns its share in milliseconds. */
  begin(): () => number {
    this.#goOn();
    this.#underWay += 1;
    const begun = this.#shared;
    return () => {
      this.#goOn();
      this.#underWay -= 1;
      return this.#shared - begun;
    };
  }

  #goOn(): void {
    const now = this.#now();
    if (this.#underWay > 0) this.#shared += (now - this.#at) / this.#underWay;
    this.#at = now;
  }
}
