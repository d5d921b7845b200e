import type { FastifyRequest } from 'fastify';
import { cleanText } from '../http/clean-text';
import { type FieldError, HttpError } from '../http/http-error';
import { fieldErrors } from '../http/read-body';
import { refusals } from '../http/refusals/refusals';
import type { Upload } from './attachments/attachments';
import { type DeclaredForms, declaredName } from './forms/declared-forms';
import type { LeadForm, PublicFormat, Values } from './forms/lead-form';
import { leadForms } from './forms/lead-forms';

type ReadForm =
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

export interface Submission {
  readonly form: LeadForm;
  readonly values: Values;
  readonly upload: Upload | null;
}

/** Parses both formats of section 7, JSON and multipart. An empty file field means no file. */
export async function readSubmission(request: FastifyRequest, declared: DeclaredForms): Promise<Submission> {
  if (!request.isMultipart()) {
    const { body } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new HttpError(400, refusals.emptyForm);
    }
    const values = { ...body };
    return { form: await formOf('json', values, declared), values, upload: null };
  }
  return readMultipart(request, declared);
}

/** Throws an `HttpError` 422 for a form that a release should have declared. */
async function formOf(sentAs: PublicFormat, values: Values, declared: DeclaredForms): Promise<LeadForm> {
  const source = String(values.source);
  if (declaredName(source) === null) return leadForms.sentAs(sentAs, values);
  const form = await declared.find(source, sentAs);
  if (form === null) throw new HttpError(422, `No release of the site declares the form "${source}"`);
  return form;
}

/** An interrupted upload is the sender's error; errors of the limits have a status of their own. */
function blameSender(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error;
  throw new HttpError(400, refusals.partMissing);
}

async function readMultipart(request: FastifyRequest, declared: DeclaredForms): Promise<Submission> {
  const values: Record<string, unknown> = Object.create(null);
  let upload: Upload | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const content = await part.toBuffer();
        if (content.length > 0) upload = { fileName: cleanText(part.filename), content };
      } else {
        values[part.fieldname] = part.value;
      }
    }
  } catch (error) {
    blameSender(error);
  }
  return { form: await formOf('multipart', values, declared), values, upload };
}
