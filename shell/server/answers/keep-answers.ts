import type { FetchJson } from '@iwan/shared/api/wire';
import { LRUCache } from 'lru-cache';

const longestFresh = 3_000;
const mostAnswers = 500;

interface Answer {
  readonly body: unknown;
  /** Milliseconds since the epoch. */
  readonly fetchedAt: number;
}

interface Options {
  /** How old an answer may be that nobody waits for, in milliseconds; 0 asks the backend for every page. */
  readonly maxAge: number;
  /** Hears of every failure that an older answer has covered up. */
  readonly report: (path: string, problem: unknown) => void;
}

/**
 * Keeps the backend's answers, so that a page does not wait for it. An answer is as good as new for three seconds; after
 * that, up to `maxAge`, it is still given at once while a newer one is fetched for the next request; and while the
 * backend does not answer, the last good answer goes on, however old.
 */
export function keepAnswers(fetchJson: FetchJson, { maxAge, report }: Options): FetchJson {
  const freshFor = Math.min(longestFresh, maxAge);
  const answers = new LRUCache<string, Answer>({ max: mostAnswers });
  const underWay = new Map<string, Promise<Answer>>();

  function refresh(path: string): Promise<Answer> {
    const running = underWay.get(path);
    if (running) return running;
    // No visitor's signal: others may be waiting for the same answer.
    const started = fetchJson(path)
      .then((body) => {
        const answer = { body, fetchedAt: Date.now() };
        answers.set(path, answer);
        return answer;
      })
      .finally(() => underWay.delete(path));
    underWay.set(path, started);
    return started;
  }

  return async (path) => {
    const known = answers.get(path);
    if (!known) return (await refresh(path)).body;
    const age = Date.now() - known.fetchedAt;
    if (age < freshFor) return known.body;
    const newer = refresh(path).catch((problem: unknown) => {
      report(path, problem);
      return known;
    });
    return age < maxAge ? known.body : (await newer).body;
  };
}
