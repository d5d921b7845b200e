import type { Http } from '@iwan/shared/contracts/http';

/** A way to the backend that says for whom it sends: the backend counts how often each address does. */
export function httpOnBehalfOf(http: Http, address: string): Http {
  return {
    ...http,
    send: (method, path, body, options = {}) =>
      http.send(method, path, body, { ...options, headers: { ...options.headers, 'X-Forwarded-For': address } }),
  };
}
