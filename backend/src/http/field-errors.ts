import type { z } from 'zod';
import type { FieldError } from './http-error';

/** The errors of a schema whose messages are for visitors: one for each field, in the order of the fields. */
export function fieldErrors({ issues }: z.ZodError): readonly FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    if (!errors.has(field)) errors.set(field, { field, message });
  }
  return [...errors.values()];
}
