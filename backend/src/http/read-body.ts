import type { z } from 'zod';
import { type FieldError, HttpError } from './http-error';

/**
 * Reads a JSON body by a schema whose messages are sentences for a visitor. Throws an `HttpError` 400 with one error a
 * field, in the order of the fields.
 */
export function readBody<Schema extends z.ZodObject>(schema: Schema, body: unknown): z.infer<Schema> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, 'The form arrived empty');
  }
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const errors = new Map<string, FieldError>();
  for (const { path, message } of read.error.issues) {
    const field = String(path[0] ?? '');
    if (!errors.has(field)) errors.set(field, { field, message });
  }
  const [first] = errors.values();
  throw new HttpError(400, first?.message ?? 'Please check the form', [...errors.values()]);
}
