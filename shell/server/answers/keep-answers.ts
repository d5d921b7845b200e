import type { FetchJson } from '@iwan/shared/api/wire';
import { LRUCache } from 'lru-cache';
import { withTimeLimit } from '../../src/federation/time-limit';

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
  /** How long a page waits for an answer, in milliseconds: less than a loader may take, which can then still say so. */
  readonly patience: number;
  /** Hears of every failure that an older answer has covered up. */
  readonly report: (path: string, problem: unknown) => void;
}

/**
 * Keeps the backend's answers, so that a page does not wait for it. An answer is as good as new for three seconds; after
 * that, up to `maxAge`, it is still given at once while a newer one is fetched for the next request; and while the
 * backend does not answer, the last good answer goes on, however old. A page that has run out of patience gets a
 * `TimeLimitExceeded`; the answer is kept all the same when it comes, for the next one.
 */
export function keepAnswers(fetchJson: FetchJson, { maxAge, patience, report }: Options): FetchJson {
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

  return async (path, signal = new AbortController().signal) => {
    const known = answers.get(path);
    const awaited = () => withTimeLimit(patience, signal, () => refresh(path));
    if (!known) return (await awaited()).body;
    const age = Date.now() - known.fetchedAt;
    if (age < freshFor) return known.body;
    const cover = (problem: unknown) => {
      if (!signal.aborted) report(path, problem);
      return known;
    };
    if (age >= maxAge) return (await awaited().catch(cover)).body;
    refresh(path).catch(cover);
    return known.body;
  };
}
