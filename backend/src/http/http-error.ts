/** A refusal with words for the visitor. They go out as `{ message }`, with the fields at fault where there are any. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly statusCode: number,
    message: string,
    readonly errors?: readonly FieldError[],
    /** Seconds; goes out as `Retry-After`. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The 404 of one record, in the words of section 8 where it has some. */
export function notFound(what: string): HttpError {
  return new HttpError(404, `${what} not found`);
}

/** The 429: the same request may be tried again in so many seconds. */
export function tooManyRequests(message: string, retryAfter: number): HttpError {
  return new HttpError(429, message, undefined, Math.max(1, Math.ceil(retryAfter)));
}
