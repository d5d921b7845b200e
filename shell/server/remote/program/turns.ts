interface Work {
  /** The number of the call whose code runs. */
  readonly id: number;
  /** Must not throw. */
  readonly run: () => void;
}

/**
 * Runs the code of calls one after the other, each in a turn of the event loop of its own, so that messages of the document server
 * are read between two of them: many short calls are no hang.
 */
export class Turns {
  readonly #onBegin: (id: number) => void;
  readonly #waiting: Work[] = [];
  #isRunning = false;

  /** `onBegin` is called before the code of a call runs. */
  constructor(onBegin: (id: number) => void) {
    this.#onBegin = onBegin;
  }

  add(work: Work): void {
    this.#waiting.push(work);
    if (!this.#isRunning) this.#next();
  }

  #next(): void {
    const next = this.#waiting.shift();
    this.#isRunning = next !== undefined;
    if (next === undefined) return;
    setImmediate(() => {
      this.#onBegin(next.id);
      next.run();
      this.#next();
    });
  }
}
