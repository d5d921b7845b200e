import { z } from 'zod';

/** One call as the OpenAPI document describes it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the router writes it: `/api/projectapi/:name`. */
  readonly url: string;
  readonly tag: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodObject;
  readonly json?: z.ZodType;
  readonly multipart?: z.ZodType;
  /** The body is a file. */
  readonly takesFile?: boolean;
  readonly answers: Answers;
}

/** A response of a call: its description, and the schema of its body, or the media types of the file that it is. */
export interface Answer {
  readonly description: string;
  readonly schema?: z.ZodType;
  readonly file?: readonly string[];
}

export type Answers = Readonly<Record<number, Answer>>;

const sentence = z.string().min(1);
const message = z.object({ message: sentence });
const refusal = message.extend({
  errors: z
    .array(z.object({ field: z.string(), message: sentence }))
    .min(1)
    .optional(),
});

export const unchanged: Answers = { 304: { description: 'The caller has this very answer' } };
/** For a record that is requested by name. */
export const unknown: Answers = {
  404: { description: 'There is no such record', schema: message },
  414: { description: 'A name is never as long as that', schema: message },
};
export const invalid: Answers = { 400: { description: 'What was sent breaks a rule', schema: refusal } };

/** Errors of any reading call. */
export const busy: Answers = {
  429: { description: 'Too often; `Retry-After` says when to come again', schema: message },
  503: { description: 'Too much is asked for at once; `Retry-After` says when to come again', schema: message },
};

/** Errors of any writing call. */
export const refused: Answers = {
  ...invalid,
  403: { description: 'Sent from a page that is not ours, or for somebody else', schema: message },
  413: { description: 'Larger than it may be', schema: message },
  415: { description: 'In a format that is not read', schema: message },
  429: { description: 'Too often; `Retry-After` says when to come again', schema: message },
  503: { description: 'Nothing can be kept just now', schema: message },
};

export const done = (description: string, schema: z.ZodType): Answers => ({ 200: { description, schema } });
export const kept = (description: string, schema: z.ZodType): Answers => ({ 201: { description, schema } });
export const inData = (schema: z.ZodType): z.ZodType => z.object({ data: schema });
export const inBlogs = (schema: z.ZodType): z.ZodType => z.object({ blogs: schema });
export const thanks: z.ZodType = message;
