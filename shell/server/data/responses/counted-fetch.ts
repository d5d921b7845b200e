import type { Metrics } from '../../operation/telemetry/metrics';
import { inSpan } from '../../request/tracing/in-span';
import type { FetchResponse } from './fetch-response';

/** A `fetch` for the backend that counts results and durations. */
export function countedFetch(fetchResponse: FetchResponse, metrics: Metrics): FetchResponse {
  return async (...requested) => {
    const begunAt = performance.now();
    const seconds = () => (performance.now() - begunAt) / 1000;
    try {
      const response = await fetchResponse(...requested);
      metrics.addBackendCall('answered', seconds());
      return response;
    } catch (error) {
      metrics.addBackendCall('failed', seconds());
      throw error;
    }
  };
}

/** A `fetch` for the backend with a span for each call. */
export function tracedFetch(fetchResponse: FetchResponse): FetchResponse {
  return (path, ...requested) => {
    const [pathname] = path.split('?', 1);
    const attributes = { 'http.request.method': 'GET', 'url.path': pathname ?? '' };
    return inSpan({ name: 'backend', attributes, isCall: true }, () => fetchResponse(path, ...requested));
  };
}
