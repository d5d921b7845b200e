import { z } from 'zod';
import { HttpError } from '../http/http-error';
import { fieldErrors } from '../http/read-body';
import { idParameter, readId } from '../http/zod-routes';
import { invalid } from './office-error';

/** The version of the record that the caller has read. */
export const versionField = z.int('Please say which version was changed').min(0).max(2_147_483_647);

/** The id of a record in a body or a filter. */
export const recordId = z.int().min(1).max(2_147_483_647);

/** The body of an update of one record, before its fields are parsed. */
export const changeForm = z.object({
  version: versionField,
  changes: z.record(z.string(), z.unknown(), { error: 'Please say what is to be changed' }),
});

/** The version of the record to delete. */
export const versionQuery = z.object({ version: z.coerce.number().int().min(0).max(2_147_483_647).optional() });

/** The options of the calls of one record, and of those that delete it. */
export const ofOne = { schema: { params: idParameter } };
export const removal = { schema: { params: idParameter, querystring: versionQuery } };

/** Parses fields by a strict schema. Throws an `HttpError` 400 with a message for each invalid field, unknown ones included. */
export function readFields<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const read = schema.safeParse(fields);
  if (read.success) return read.data;
  const unknown = read.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  const named = fieldErrors(read.error).filter(({ field }) => field !== '');
  throw invalid([
    ...named,
    ...unknown.map((field) => ({ field, message: `There is no field ${field} to be written` })),
  ]);
}

/** The id in an address. Throws an `HttpError` 404 for an invalid one. */
export function requireId(text: string): number {
  const id = readId(text);
  if (id === null) throw new HttpError(404, 'Record not found');
  return id;
}
