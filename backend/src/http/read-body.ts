import type { z } from 'zod';
import { type FieldError, HttpError } from './http-error';
import { refusals } from './refusals/refusals';

/** The errors of a schema whose messages are for visitors: one for each field, in the order of the fields. */
export function fieldErrors({ issues }: z.ZodError): readonly FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    if (!errors.has(field)) errors.set(field, { field, message });
  }
  return [...errors.values()];
}

/**
 * Parses a JSON body by a schema whose messages are for visitors. Throws an `HttpError` 400 with one error for each field, in
 * their order.
 */
export function readBody<Schema extends z.ZodObject>(schema: Schema, body: unknown): z.infer<Schema> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, refusals.emptyForm);
  }
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const errors = fieldErrors(read.error);
  throw new HttpError(400, errors[0]?.message ?? refusals.checkForm, errors);
}
