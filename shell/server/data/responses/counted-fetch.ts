import type { Metrics } from '../../operation/telemetry/metrics';
import { inSpan } from '../../request/tracing/in-span';
import type { FetchAnswer } from './fetch-answer';

/** A `fetch` for the backend that counts results and durations. */
export function countedFetch(fetchAnswer: FetchAnswer, metrics: Metrics): FetchAnswer {
  return async (...asked) => {
    const begunAt = performance.now();
    const seconds = () => (performance.now() - begunAt) / 1000;
    try {
      const answer = await fetchAnswer(...asked);
      metrics.addBackendCall('answered', seconds());
      return answer;
    } catch (problem) {
      metrics.addBackendCall('failed', seconds());
      throw problem;
    }
  };
}

/** A `fetch` for the backend with a span for each call. */
export function tracedFetch(fetchAnswer: FetchAnswer): FetchAnswer {
  return (path, ...asked) => {
    const [pathname] = path.split('?', 1);
    const attributes = { 'http.request.method': 'GET', 'url.path': pathname ?? '' };
    return inSpan({ name: 'backend', attributes, isCall: true }, () => fetchAnswer(path, ...asked));
  };
}
