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

/** The timeout of a document, in milliseconds: far more than on a busy machine. */
const responseTimeLimit = 10_000;

/**
 * Whether a running site responds with documents: not if it does not respond, or responds with an error. Starting up (503) is
 * not a failure. Never rejects.
 */
export function respondsWithDocuments(address: string, timeLimit = responseTimeLimit): Promise<boolean> {
  return answers(
    address,
    timeLimit,
    ({ status }, text) => status === 503 || (status < 500 && text.includes('</html>')),
  );
}

/**
 * Whether a program responds in time, by default with anything. Where nothing listens, the end of its process shows it. Never
 * rejects.
 */
export async function answers(
  address: string,
  timeLimit: number,
  isWell: (answer: Response, text: string) => boolean = () => true,
): Promise<boolean> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  try {
    // A kept-alive connection would delay the end of a replaced shell.
    const response = await fetch(address, { signal: limit.signal, headers: { connection: 'close' } });
    return isWell(response, await response.text());
  } catch {
    return !limit.signal.aborted;
  } finally {
    clearTimeout(timer);
  }
}
