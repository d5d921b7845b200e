import type { Http } from '../contracts/http';
import type { ContactCalls } from './calls';

/** The calls that carry a lead (section 7). The body of the answer is not read. */
export function contactApi(http: Http): ContactCalls {
  return {
    async send(lead, idempotencyKey, signal) {
      const headers = { 'Idempotency-Key': idempotencyKey };
      await http.send('POST', '/api/contact', lead, { headers, ...(signal === undefined ? {} : { signal }) });
    },
  };
}
