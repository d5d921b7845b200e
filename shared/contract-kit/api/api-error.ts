/** Why a call failed: no response, an error status, a response that cannot be parsed, or it was aborted. */
export type ApiErrorKind = 'network' | 'status' | 'format' | 'aborted';

/** What a visitor reads after `Error: ` (section 8); the specification has no words for the other two. */
const messages: Readonly<Record<ApiErrorKind, string>> = {
  network: 'The server could not be reached',
  status: 'Network response was not ok',
  format: 'Unexpected data format',
  aborted: 'The request was cancelled',
};

/** The backend's message for one field of a refused form; visitors read it. */
export interface FieldRefusal {
  readonly field: string;
  readonly message: string;
}

interface Details {
  /** Section 8's message for this call, in place of the usual one. */
  readonly message?: string;
  readonly status?: number | null;
  readonly cause?: unknown;
  readonly retryAfter?: number | null;
  readonly refusals?: readonly FieldRefusal[];
  readonly said?: string | null;
}

/** The only error with which a call of the API rejects. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** The HTTP status of an error response. */
  readonly status: number | null;
  /** Seconds until a retry is allowed, where the backend says so. */
  readonly retryAfter: number | null;
  /** The invalid fields, where the backend names them. */
  readonly refusals: readonly FieldRefusal[];
  /** The backend's own message, where section 8 lets a visitor read it; `null` without one. */
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

/** Whether an error is an `ApiError`, including one of another bundle's copy of this module. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'kind' in error;
}
