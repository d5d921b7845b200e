import { ApiError, type ApiErrorKind, type FieldRefusal, isApiError } from '@iwan/shared/api/api-error';

/** The longest text of an error, in characters. */
const longest = 4_000;

/** An error for another process. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  /** Set for an `ApiError`. */
  readonly api?: {
    readonly kind: ApiErrorKind;
    readonly status: number | null;
    readonly retryAfter: number | null;
    readonly refusals: readonly FieldRefusal[];
    readonly said: string | null;
  };
}

/** Serialises anything that was thrown. Never throws. */
export function sentError(error: unknown): SentError {
  try {
    if (!(error instanceof Error)) return { name: 'Error', message: cut(String(error)) };
    const sent = { name: error.name, message: cut(error.message), stack: cut(String(error.stack)) };
    if (!isApiError(error)) return sent;
    const { kind, status, retryAfter, refusals, said } = error;
    return { ...sent, api: { kind, status, retryAfter, refusals, said } };
  } catch {
    return { name: 'Error', message: 'What was thrown cannot be read.' };
  }
}

/** The error that was sent. */
export function receivedError({ name, message, stack, api }: SentError): Error {
  const error = api ? new ApiError(api.kind, { ...api, message }) : new Error(message);
  return Object.assign(error, { name, ...(stack === undefined ? {} : { stack }) });
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
