import { isApiError } from '../api/api-error';
import type { FormError } from '../contracts/module';

/** The backend's sentence for each field that it has refused, as an action returns them; empty for any other error. */
export function refusalErrors(error: unknown): readonly FormError[] {
  if (!isApiError(error)) return [];
  return error.refusals.map(({ field, message }) => ({ ...(field && { field }), sentence: message }));
}
