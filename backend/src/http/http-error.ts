/** A refusal with words for the visitor. They go out as `{ message }`, with the fields at fault where there are any. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly statusCode: number,
    message: string,
    readonly errors?: readonly FieldError[],
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
