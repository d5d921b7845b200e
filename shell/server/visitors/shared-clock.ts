/**
 * Measures pieces of work that run side by side: a millisecond in which four are under way is a quarter of one for each. So
 * nobody is charged for the work of others, and all together no more than the time that has passed.
 */
export class SharedClock {
  readonly #now: () => number;
  /** What a piece that has been under way since the beginning would have been charged. */
  #shared = 0;
  #at: number;
  #underWay = 0;

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
    this.#at = now();
  }

  /** Begins to measure a piece of work. What comes back ends it, and tells its share in milliseconds. */
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
