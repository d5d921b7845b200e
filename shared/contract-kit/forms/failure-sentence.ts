import { isApiError } from '../api/api-error';
import { failureTextsOf } from './failure-texts';
import type { Failure } from './lead-form';

/** The wait after a rate limit in seconds, where the backend does not say it. */
const usualWait = 60;

/**
 * The message for a lead that was not sent: the backend's own message for an error without a field, or the sentence of section
 * 8, followed by what to do where that is known.
 */
export function failureSentence(error: unknown, failure: Failure, locale: string): string {
  const texts = failureTextsOf(locale);
  const sentence = typeof failure === 'string' ? failure : failure(error);
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return `${sentence} ${texts.offline}`;
  if (!isApiError(error)) return sentence;
  if (error.status === 429) return `${sentence} ${texts.tooMany(error.retryAfter ?? usualWait)}`;
  const refused = error.refusals.map(({ message }) => message).join(' ');
  return typeof failure === 'string' && refused !== '' ? refused : sentence;
}

/**
 * Section 8's messages for forms that are sent as multipart: with the backend's message after a refusal, and without a
 * response.
 */
export function submittingFailure(locale: string): (error: unknown) => string {
  const texts = failureTextsOf(locale);
  return (error) =>
    isApiError(error) && error.kind === 'status' ? texts.refused(error.said ?? error.message) : texts.broken;
}
