import { cleanText } from '../../http/clean-text';
import { fieldErrors } from '../../http/field-errors';
import type { FieldError } from '../../http/http-error';
import type { LeadForm, Values } from './lead-form';

export type ReadForm =
  | { readonly ok: true; readonly fields: Values }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** A character that the database refuses would leave a lead in the journal for good, acknowledged and never delivered. */
function cleanValues(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? cleanText(value) : value]),
  );
}

/** Validates a submission. One error for each field, in the order of the form's fields; a missing file comes last. */
export function readForm({ fields, file }: LeadForm, values: Values, hasFile: boolean): ReadForm {
  const read = fields.safeParse(cleanValues(values));
  const errors = [
    ...(read.success ? [] : fieldErrors(read.error)),
    ...(file && !hasFile ? [{ field: 'file', message: file.missing }] : []),
  ];
  return read.success && errors.length === 0 ? { ok: true, fields: read.data } : { ok: false, errors };
}
