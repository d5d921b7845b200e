import type { FetchAnswer } from '../answers/fetch-answer';
import { inSpan } from './in-span';

/** A `fetch` for the backend with a span for each call. */
export function tracedFetch(fetchAnswer: FetchAnswer): FetchAnswer {
  return (path, ...asked) => {
    const [pathname] = path.split('?', 1);
    const attributes = { 'http.request.method': 'GET', 'url.path': pathname ?? '' };
    return inSpan({ name: 'backend', attributes, isCall: true }, () => fetchAnswer(path, ...asked));
  };
}
