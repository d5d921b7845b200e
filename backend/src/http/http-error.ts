/** An error with a message for the visitor. Sent as `{ message }`, with the invalid fields if there are any. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly statusCode: number,
    message: string,
    readonly errors?: readonly FieldError[],
    /** Seconds; sent as `Retry-After`. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** A 404 for one record, with the words of section 8 where it has some. */
export function notFound(what: string): HttpError {
  return new HttpError(404, `${what} not found`);
}

/** What was found. Throws an `HttpError` 404 for nothing. */
export function orNotFound<Found>(found: Found | undefined, what: string): Found {
  if (found === undefined) throw notFound(what);
  return found;
}

/** A 429: the same request may be sent again after so many seconds. */
export function tooManyRequests(message: string, retryAfter: number): HttpError {
  return new HttpError(429, message, undefined, Math.max(1, Math.ceil(retryAfter)));
}
