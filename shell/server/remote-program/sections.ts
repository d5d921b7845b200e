/** The process's own functions, since a remote gets others. */
const setTurnEnd = setImmediate;
const clock = performance.now.bind(performance);

/**
 * To which call the current code belongs. Each section of a remote's code is one turn of the event loop, so that messages of
 * the document server are read between two of them; a timer belongs to the call that has set it.
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

  /** `note` is called at every change; 0 is no call. The document server reads it after this process has died. */
  constructor(note: (id: number) => void = () => {}) {
    this.#note = note;
  }

  get current(): number {
    return this.#current;
  }

  /** How long timers of completed calls have kept this process busy, in milliseconds. */
  get strayTime(): number {
    return this.#strayTime;
  }

  /** A call has begun. */
  begin(id: number): void {
    this.#calls.add(id);
  }

  /** A call has been answered. */
  end(id: number): void {
    this.#calls.delete(id);
  }

  /** A timer of a call fires: its work counts as stray where the call is complete. */
  enterTimer(id: number): void {
    this.enter(id);
    this.#isStray = !this.#calls.has(id);
    setTurnEnd(() => this.enter(0));
  }

  /** Runs code of a call in a turn of its own, after everything that is queued. It must not throw. */
  add(id: number, code: () => void): void {
    this.#waiting[this.#waiting.length] = { id, code };
    if (!this.#isRunning) this.#next();
  }

  /** From now on, until another call is entered or the turn ends. */
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
