import { ApiError, type ApiErrorKind, type FieldRefusal, isApiError } from '@iwan/shared/api/api-error';

/** The longest text of an error, in characters. */
const longest = 4_000;

/** An error for another process. */
export interface SentProblem {
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
export function sentProblem(problem: unknown): SentProblem {
  try {
    if (!(problem instanceof Error)) return { name: 'Error', message: cut(String(problem)) };
    const { name, message, stack } = problem;
    const sent = { name: cut(String(name)), message: cut(String(message)), stack: cut(String(stack)) };
    if (!isApiError(problem)) return sent;
    const { kind, status, retryAfter, refusals, said } = problem;
    return { ...sent, api: JSON.parse(JSON.stringify({ kind, status, retryAfter, refusals, said })) };
  } catch {
    return { name: 'Error', message: 'What was thrown cannot be read.' };
  }
}

/** The error. The message is untrusted: an invalid one becomes a generic error. */
export function receivedProblem(sent: SentProblem): Error {
  const { name, message, stack, api } = (sent ?? {}) as Partial<SentProblem>;
  const problem = api ? receivedApiError(String(message), api) : new Error(cut(String(message)));
  if (typeof name === 'string') problem.name = cut(name);
  if (typeof stack === 'string') problem.stack = cut(stack);
  return problem;
}

function receivedApiError(message: string, api: NonNullable<SentProblem['api']>): ApiError {
  const { kind, status, retryAfter, refusals, said } = api;
  return new ApiError(kind, {
    message: cut(message),
    status: typeof status === 'number' ? status : null,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
    refusals: Array.isArray(refusals)
      ? refusals.map(({ field, message: sentence }) => ({ field: String(field), message: cut(String(sentence)) }))
      : [],
    said: typeof said === 'string' ? cut(said) : null,
  });
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
