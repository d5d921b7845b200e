/** How long a result can be used, in milliseconds: if no press follows within this time, none is likely. */
const usedFor = 10_000;

interface RequestedPage<Result> {
  readonly href: string;
  readonly at: number;
  /** `null` where it failed. */
  readonly result: Promise<Result | null>;
  readonly running: AbortController;
}

/** Loads one address before it is needed; loading another one aborts the previous one. */
export class OneAhead<Result> {
  readonly #load: (url: URL, signal: AbortSignal) => Promise<Result>;
  #requested: RequestedPage<Result> | null = null;

  constructor(load: (url: URL, signal: AbortSignal) => Promise<Result>) {
    this.#load = load;
  }

  ask(url: URL): void {
    if (this.#usable(url) !== null) return;
    this.#requested?.running.abort();
    const running = new AbortController();
    const result = this.#load(url, running.signal).catch(() => null);
    this.#requested = { href: url.href, at: Date.now(), result, running };
  }

  /** Returns and removes the result of an address; `null` without a usable one: a pending load is aborted. Rejects if aborted. */
  async take(url: URL, signal: AbortSignal): Promise<Result | null> {
    const requested = this.#usable(url);
    if (requested === null) this.#requested?.running.abort();
    this.#requested = null;
    if (requested === null) return null;
    signal.addEventListener('abort', () => requested.running.abort(), { once: true });
    const result = await requested.result;
    signal.throwIfAborted();
    return result;
  }

  #usable(url: URL): RequestedPage<Result> | null {
    const requested = this.#requested;
    return requested?.href === url.href && Date.now() - requested.at <= usedFor ? requested : null;
  }
}
