import type { ConflictBody, OfficeErrorBody } from './wire';

/** An error of the office's API, as its data provider throws it: an `Error` with the response's body. */
export interface Refusal extends Error {
  readonly status: number;
  readonly body: OfficeErrorBody | null;
}

export function isRefusal(problem: unknown): problem is Refusal {
  return problem instanceof Error && 'status' in problem && 'body' in problem;
}

/** The current record, for a conflict; `null` for any other error. */
export function conflictOf<Current>(problem: unknown): Current | null {
  if (!isRefusal(problem) || problem.body?.error.code !== 'conflict') return null;
  return (problem.body as Partial<ConflictBody<Current>>).current ?? null;
}

/** The errors of single fields. */
export function fieldProblemsOf(problem: unknown): readonly { readonly field: string; readonly message: string }[] {
  return isRefusal(problem) ? (problem.body?.error.fields ?? []) : [];
}
