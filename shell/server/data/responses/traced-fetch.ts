import { inSpan } from '../../request/tracing/in-span';
import type { FetchAnswer } from './fetch-answer';

/** A `fetch` for the backend with a span for each call. */
export function tracedFetch(fetchAnswer: FetchAnswer): FetchAnswer {
  return (path, ...asked) => {
    const [pathname] = path.split('?', 1);
    const attributes = { 'http.request.method': 'GET', 'url.path': pathname ?? '' };
    return inSpan({ name: 'backend', attributes, isCall: true }, () => fetchAnswer(path, ...asked));
  };
}
