import type { FetchAnswer } from '../answers/fetch-answer';
import type { Metrics } from './metrics';

/** Reads the backend, and counts how that ends and how long it takes. */
export function countedFetch(fetchAnswer: FetchAnswer, metrics: Metrics): FetchAnswer {
  return async (...asked) => {
    const end = metrics.backendCalls.startTimer();
    try {
      const answer = await fetchAnswer(...asked);
      end({ outcome: 'answered' });
      return answer;
    } catch (problem) {
      end({ outcome: 'failed' });
      throw problem;
    }
  };
}
