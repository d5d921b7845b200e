import type { Api } from '../contracts/api';
import type { Transport } from './transport';

/** The calls that carry a lead (section 7). The body of the answer is not read. */
export function contactApi(postJson: Transport['postJson']): Api['contact'] {
  return {
    send: (lead, idempotencyKey, signal) =>
      postJson('/api/contact', lead, { 'Idempotency-Key': idempotencyKey }, signal),
  };
}
