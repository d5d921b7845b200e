/** The pauses before restarts in milliseconds: none at first, then increasing. */
const pauses = [0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const;
/** The time in milliseconds after which an end is forgotten. */
const forgottenAfter = 60_000;

/** The pause before a remote's next process: one that ends repeatedly costs the machine a start each time. */
export class RestartPauses {
  #ends = 0;
  #endedAt = Number.NEGATIVE_INFINITY;

  /** The pause in milliseconds after an end at `now`, in milliseconds of a monotonic clock. */
  next(now: number): number {
    if (now - this.#endedAt > forgottenAfter) this.#ends = 0;
    const pause = pauses[Math.min(this.#ends, pauses.length - 1)] ?? 0;
    this.#ends += 1;
    this.#endedAt = now + pause;
    return pause;
  }
}
