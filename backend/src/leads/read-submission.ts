import type { FastifyRequest } from 'fastify';
import { cleanText } from '../http/clean-text';
import { HttpError } from '../http/http-error';
import type { Upload } from './attachments/attachments';
import type { LeadForm, Values } from './forms/lead-form';
import { leadForms } from './forms/lead-forms';

export interface Submission {
  readonly form: LeadForm;
  readonly values: Values;
  readonly upload: Upload | null;
}

/** Parses both formats of section 7, JSON and multipart. An empty file field means no file. */
export async function readSubmission(request: FastifyRequest): Promise<Submission> {
  if (!request.isMultipart()) {
    const { body } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new HttpError(400, 'The form arrived empty');
    }
    const values = { ...body };
    return { form: leadForms.sentAs('json', values), values, upload: null };
  }
  return readMultipart(request);
}

/** An interrupted upload is the sender's error; errors of the limits have a status of their own. */
function blameSender(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error;
  throw new HttpError(400, 'The form arrived incomplete');
}

async function readMultipart(request: FastifyRequest): Promise<Submission> {
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
  return { form: leadForms.sentAs('multipart', values), values, upload };
}
