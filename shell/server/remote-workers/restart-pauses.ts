/** Milliseconds until a process that has ended is started again: at once, then ever later. */
const pauses = [0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const;
/** Milliseconds after which an end is forgotten. */
const forgottenAfter = 60_000;

/** How long a remote waits for its next process: one that ends again and again costs the machine a start each time. */
export class RestartPauses {
  #ends = 0;
  #endedAt = Number.NEGATIVE_INFINITY;

  /** Milliseconds to wait after an end at `now`, in milliseconds of any clock that goes on. */
  next(now: number): number {
    if (now - this.#endedAt > forgottenAfter) this.#ends = 0;
    const pause = pauses[Math.min(this.#ends, pauses.length - 1)] ?? 0;
    this.#ends += 1;
    this.#endedAt = now + pause;
    return pause;
  }
}
