import { isApiError } from '../api/api-error';
import { failureTextsOf } from './failure-texts';
import type { Failure } from './lead-form';

/** Until when a limit holds, where the backend does not say; in seconds. */
const usualWait = 60;

/**
 * What is said of a lead that did not arrive: the backend's own words for what has no field here, or the sentence of
 * section 8, and behind it what to do where that is known.
 */
export function failureSentence(error: unknown, failure: Failure, locale: string): string {
  const texts = failureTextsOf(locale);
  const said = typeof failure === 'string' ? failure : failure(error);
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return `${said} ${texts.offline}`;
  if (!isApiError(error)) return said;
  if (error.status === 429) return `${said} ${texts.tooMany(error.retryAfter ?? usualWait)}`;
  const refused = error.refusals.map(({ message }) => message).join(' ');
  return typeof failure === 'string' && refused !== '' ? refused : said;
}

/**
 * Section 8 for the forms that are sent as multipart: what the backend says of a refusal, and what is said where nothing
 * came back.
 */
export function submittingFailure(locale: string): (error: unknown) => string {
  const texts = failureTextsOf(locale);
  return (error) =>
    isApiError(error) && error.kind === 'status' ? texts.refused(error.said ?? error.message) : texts.broken;
}
