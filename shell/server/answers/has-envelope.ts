import type { CallAnswer } from '@iwan/shared/contracts/call';
import { asRecord } from '@iwan/shared/domain/record/untrusted-record';

/**
 * Whether a body is a response to a call: it has one of the declared envelopes. A web page, truncated JSON or an error with
 * status 200 does not.
 */
export function hasEnvelope(body: unknown, answers: readonly CallAnswer[]): boolean {
  const record = asRecord(body);
  return answers.some(({ key, holds }) => {
    const content = record?.[key];
    return Array.isArray(content) || (holds === 'record' && asRecord(content) !== null);
  });
}
