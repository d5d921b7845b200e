/** The shortest interval between two messages of one kind, in milliseconds. */
const interval = 250;

/**
 * Throttles messages that may come a thousand times a second: the first is sent at once, those within the next quarter of a
 * second as one with their number.
 */
export class Repeated<What> {
  readonly #say: (what: What, count: number) => void;
  readonly #later: typeof setTimeout;
  #count = 0;
  #last: What | undefined;
  #isWaiting = false;

  constructor(say: (what: What, count: number) => void, later = setTimeout) {
    this.#say = say;
    this.#later = later;
  }

  add(what: What): void {
    this.#count += 1;
    this.#last = what;
    if (this.#isWaiting) return;
    this.#flush();
  }

  #flush(): void {
    const count = this.#count;
    this.#count = 0;
    this.#isWaiting = true;
    this.#later(() => {
      this.#isWaiting = false;
      if (this.#count > 0) this.#flush();
    }, interval);
    this.#say(this.#last as What, count);
  }
}
