import { isApiError } from '../api/api-error';

/** What a visitor can do about a failure, behind the product's own sentence. */
const hints = {
  offline: 'You are offline. Send it again once you are connected.',
  /** `wait` is a length of time: `2 minutes`. */
  tooMany: (wait: string) => `Too much was sent from here at once: please try again in ${wait}.`,
} as const;

/** Until when a limit holds, where the backend does not say; in seconds. */
const usualWait = 60;

/**
 * What is said of a lead that did not arrive: the backend's own words for what has no field here, or the sentence of
 * section 8, and behind it what to do where that is known.
 */
export function failureSentence(error: unknown, failure: string | ((error: unknown) => string)): string {
  const said = typeof failure === 'string' ? failure : failure(error);
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return `${said} ${hints.offline}`;
  if (!isApiError(error)) return said;
  if (error.status === 429) return `${said} ${hints.tooMany(inWords(error.retryAfter ?? usualWait))}`;
  const refused = error.refusals.map(({ message }) => message).join(' ');
  return typeof failure === 'string' && refused !== '' ? refused : said;
}

/**
 * Section 8 for the forms that are sent as multipart: what the backend says of a refusal, and what is said where nothing
 * came back.
 */
export function submittingFailure(error: unknown): string {
  return isApiError(error) && error.kind === 'status'
    ? `Error submitting form: ${error.said ?? error.message}`
    : 'An error occurred while submitting the form.';
}

/** `61` => `2 minutes` */
function inWords(seconds: number): string {
  const [amount, unit] = seconds > 60 ? [Math.ceil(seconds / 60), 'minute'] : [Math.max(1, seconds), 'second'];
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
