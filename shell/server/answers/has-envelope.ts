import type { CallAnswer } from '@iwan/shared/contracts/call';
import { asRecord } from '@iwan/shared/domain/record/untrusted-record';

/**
 * Whether a body is an answer to a call: it has one of the envelopes that are declared of it. A web page, half of a JSON text
 * or an error told with status 200 has not.
 */
export function hasEnvelope(body: unknown, answers: readonly CallAnswer[]): boolean {
  const record = asRecord(body);
  return answers.some(({ key, holds }) => {
    const content = record?.[key];
    return Array.isArray(content) || (holds === 'record' && asRecord(content) !== null);
  });
}
