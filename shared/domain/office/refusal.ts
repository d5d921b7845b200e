import type { ConflictBody, OfficeErrorBody } from './wire';

/** An error of the office's API, as its data provider throws it: an `Error` with the response's body. */
export interface Refusal extends Error {
  readonly status: number;
  readonly body: OfficeErrorBody | null;
}

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'status' in error && 'body' in error;
}

/** The current record, for a conflict; `null` for any other error. */
export function conflictOf<Current>(issue: unknown): Current | null {
  if (!isRefusal(issue) || issue.body?.error.code !== 'conflict') return null;
  return (issue.body as Partial<ConflictBody<Current>>).current ?? null;
}

/** The errors of single fields. */
export function fieldErrorsOf(issue: unknown): readonly { readonly field: string; readonly message: string }[] {
  return isRefusal(issue) ? (issue.body?.error.fields ?? []) : [];
}
