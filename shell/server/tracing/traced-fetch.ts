import type { FetchAnswer } from '../answers/fetch-answer';
import { inSpan } from './in-span';

/** Reads the backend, each time as a span. */
export function tracedFetch(fetchAnswer: FetchAnswer): FetchAnswer {
  return (path, ...asked) => {
    const [pathname] = path.split('?', 1);
    const attributes = { 'http.request.method': 'GET', 'url.path': pathname ?? '' };
    return inSpan({ name: 'backend', attributes, isCall: true }, () => fetchAnswer(path, ...asked));
  };
}
