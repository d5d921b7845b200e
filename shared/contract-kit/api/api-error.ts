/** Why a call failed: no answer, a refusal, an answer that makes no sense, or nobody wants it any more. */
export type ApiErrorKind = 'network' | 'status' | 'format' | 'aborted';

/** What a visitor reads behind `Error: ` (section 8); the specification has no words for the other two. */
const messages: Readonly<Record<ApiErrorKind, string>> = {
  network: 'The server could not be reached',
  status: 'Network response was not ok',
  format: 'Unexpected data format',
  aborted: 'The request was cancelled',
};

/** What the backend says of one field of a form that it has refused; a sentence that visitors read. */
export interface FieldRefusal {
  readonly field: string;
  readonly message: string;
}

interface Details {
  /** What section 8 says of this one call, in place of the usual words. */
  readonly message?: string;
  readonly status?: number | null;
  readonly cause?: unknown;
  readonly retryAfter?: number | null;
  readonly refusals?: readonly FieldRefusal[];
  readonly said?: string | null;
}

/** The one error that every call of the api rejects with. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status, when there was an answer that was not ok. */
  readonly status: number | null;
  /** Seconds until it may be asked again, where the backend has said so. */
  readonly retryAfter: number | null;
  /** What is wrong with which field, where the backend has said so. */
  readonly refusals: readonly FieldRefusal[];
  /** The backend's own sentence, where section 8 lets a visitor read it; `null` where it has said none. */
  readonly said: string | null;

  constructor(
    kind: ApiErrorKind,
    { message = messages[kind], status = null, cause, retryAfter = null, refusals = [], said = null }: Details = {},
  ) {
    super(message, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
    this.refusals = refusals;
    this.said = said;
  }
}

/** Whether a failure is an `ApiError`, also one made by another copy of this module in another bundle. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'kind' in error;
}
