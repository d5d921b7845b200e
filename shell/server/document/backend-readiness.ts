import { setTimeout as delay } from 'node:timers/promises';
import { ownFetch } from '../network/own-fetch';

const pollInterval = 250;
const answerTimeLimit = 2_000;
/** After this a page that says what it lacks is better than one that goes on promising, in milliseconds. */
const longestWait = 60_000;

/**
 * Whether our own backend, which starts beside the site, has answered yet. Once it has it stays so: what happens later is
 * an outage, and pages are made from the answers that were kept.
 */
export class BackendReadiness {
  #isReady = false;

  get isReady(): boolean {
    return this.#isReady;
  }

  /** Asks `/readyz` once: true at once where the backend runs already. Never rejects. */
  async ask(apiUrl: string): Promise<boolean> {
    this.#isReady ||= await answers(`${apiUrl}/readyz`);
    return this.#isReady;
  }

  /** Asks `/readyz` until it answers, the signal is aborted or a minute is over. Never rejects. */
  async watch(apiUrl: string, signal: AbortSignal): Promise<void> {
    const end = Date.now() + longestWait;
    while (!this.#isReady && !signal.aborted && Date.now() < end) {
      if (await this.ask(apiUrl)) break;
      await delay(pollInterval, undefined, { signal, ref: false }).catch(() => {});
    }
    this.#isReady = true;
  }
}

async function answers(address: string): Promise<boolean> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), answerTimeLimit);
  try {
    const answer = await ownFetch(address, { signal: limit.signal });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
