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
    const sent = { name: problem.name, message: cut(problem.message), stack: cut(String(problem.stack)) };
    if (!isApiError(problem)) return sent;
    const { kind, status, retryAfter, refusals, said } = problem;
    return { ...sent, api: { kind, status, retryAfter, refusals, said } };
  } catch {
    return { name: 'Error', message: 'What was thrown cannot be read.' };
  }
}

/** The error that was sent. */
export function receivedProblem({ name, message, stack, api }: SentProblem): Error {
  const problem = api ? new ApiError(api.kind, { ...api, message }) : new Error(message);
  return Object.assign(problem, { name, ...(stack === undefined ? {} : { stack }) });
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
