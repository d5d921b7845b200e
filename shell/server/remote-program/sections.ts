/** The process's own, for a remote is given others. */
const setTurnEnd = setImmediate;
const clock = performance.now.bind(performance);

/**
 * Which call the code that runs now belongs to. Each stretch of code of a remote is one turn of the event loop, so that what
 * comes from the document server is read between two of them; a timer belongs to the call that has set it.
 */
export class Sections {
  readonly #note: (id: number) => void;
  readonly #calls = new Set<number>();
  #current = 0;
  #enteredAt = 0;
  #isStray = false;
  #strayTime = 0;
  #waiting: { readonly id: number; readonly code: () => void }[] = [];
  #isRunning = false;

  /** `note` is called with every change; 0 is no call. What it writes is read by the document server where this process has died. */
  constructor(note: (id: number) => void = () => {}) {
    this.#note = note;
  }

  get current(): number {
    return this.#current;
  }

  /** How long timers of calls that were over have kept this process busy, in milliseconds. */
  get strayTime(): number {
    return this.#strayTime;
  }

  /** A call is under way. */
  begin(id: number): void {
    this.#calls.add(id);
  }

  /** Nobody waits for a call any more. */
  end(id: number): void {
    this.#calls.delete(id);
  }

  /** A timer of a call is due: what it does counts as stray where the call is over. */
  enterTimer(id: number): void {
    this.enter(id);
    this.#isStray = !this.#calls.has(id);
    setTurnEnd(() => this.enter(0));
  }

  /** Runs code of a call in a turn of its own, after all that waits. It may not throw. */
  add(id: number, code: () => void): void {
    this.#waiting[this.#waiting.length] = { id, code };
    if (!this.#isRunning) this.#next();
  }

  /** From now on, until another one is entered or the turn is over. */
  enter(id: number): void {
    const now = clock();
    if (this.#isStray) this.#strayTime += now - this.#enteredAt;
    this.#isStray = false;
    this.#enteredAt = now;
    if (this.#current === id) return;
    this.#current = id;
    this.#note(id);
  }

  #next(): void {
    this.#isRunning = true;
    setTurnEnd(() => {
      const [first, ...rest] = this.#waiting;
      this.#waiting = rest;
      if (first) {
        this.enter(first.id);
        first.code();
        this.#next();
      } else {
        this.#isRunning = false;
        this.enter(0);
      }
    });
  }
}
