import { setTimeout as delay } from 'node:timers/promises';
import { withTimeLimit } from '../../src/network/time-limit';

const pollInterval = 250;
const responseTimeLimit = 2_000;
/** In milliseconds. After this time, pages with failed parts are better than the page that says the site is starting. */
const longestWait = 60_000;

/**
 * Whether our own backend, which starts beside the site, has responded yet, or has been waited for long enough. Then it stays
 * true: a later failure is an outage, during which pages are made from cached responses.
 */
export class BackendReadiness {
  #isReady = false;

  get isReady(): boolean {
    return this.#isReady;
  }

  /** Requests `/readyz` once: true where the backend is already running. Never rejects. */
  async ask(apiUrl: string): Promise<boolean> {
    this.#isReady ||= await responses(`${apiUrl}/readyz`);
    return this.#isReady;
  }

  /** Polls `/readyz` until it succeeds, the signal is aborted or a minute is over. Never rejects. */
  async watch(apiUrl: string, signal: AbortSignal): Promise<void> {
    const end = Date.now() + longestWait;
    while (!this.#isReady && !signal.aborted && Date.now() < end) {
      if (await this.ask(apiUrl)) break;
      await delay(pollInterval, undefined, { signal, ref: false }).catch(() => {});
    }
    this.#isReady = true;
  }
}

async function responses(address: string): Promise<boolean> {
  try {
    const response = await withTimeLimit(responseTimeLimit, new AbortController().signal, (signal) =>
      fetch(address, { signal }),
    );
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
