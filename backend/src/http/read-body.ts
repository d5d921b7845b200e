import type { z } from 'zod';
import { fieldErrors } from './field-errors';
import { HttpError } from './http-error';

/**
 * Parses a JSON body by a schema whose messages are for visitors. Throws an `HttpError` 400 with one error for each field, in
 * their order.
 */
export function readBody<Schema extends z.ZodObject>(schema: Schema, body: unknown): z.infer<Schema> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, 'The form arrived empty');
  }
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const errors = fieldErrors(read.error);
  throw new HttpError(400, errors[0]?.message ?? 'Please check the form', errors);
}
