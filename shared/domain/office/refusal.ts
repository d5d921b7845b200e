import type { ConflictBody, OfficeErrorBody } from './wire';

/** A refusal of the office's API, as its data provider throws it: an `Error` with what the answer said. */
export interface Refusal extends Error {
  readonly status: number;
  readonly body: OfficeErrorBody | null;
}

export function isRefusal(problem: unknown): problem is Refusal {
  return problem instanceof Error && 'status' in problem && 'body' in problem;
}

/** What was saved meanwhile, where that is why a change was refused; `null` for any other problem. */
export function conflictOf<Current>(problem: unknown): Current | null {
  if (!isRefusal(problem) || problem.body?.error.code !== 'conflict') return null;
  return (problem.body as Partial<ConflictBody<Current>>).current ?? null;
}

/** What is wrong with single fields of a form. */
export function fieldProblemsOf(problem: unknown): readonly { readonly field: string; readonly message: string }[] {
  return isRefusal(problem) ? (problem.body?.error.fields ?? []) : [];
}
