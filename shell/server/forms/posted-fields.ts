import multipart from '@fastify/multipart';
import { largestAttachment } from '@iwan/shared/domain/contact/attachment';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The fields of a posted form, independent of its encoding. */
export interface PostedFields {
  readonly texts: URLSearchParams;
  /** The one file that a form may have; `null` where none was chosen. */
  readonly file: File | null;
  /** The file exceeds the limit and was not read completely. */
  readonly isFileTooLarge?: true;
}

/** The limit of all texts of a form in bytes. */
const textLimit = 64 * 1024;
/** Files are in memory while they are forwarded: so many at a time, 5 MB each. */
const filesAtOnce = 6;

/** Parses forms in both encodings of browsers, URL-encoded and multipart. */
export async function readForms(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: textLimit },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  );
  await app.register(multipart, {
    // Reported as an error of the page with the form instead.
    throwFileSizeLimit: false,
    limits: { fileSize: largestAttachment, files: 1, fields: 20, parts: 21, fieldSize: textLimit, headerPairs: 100 },
  });
}

let reading = 0;

/** The fields of a posted form; `null` where too many files are in memory already. */
export async function postedFields(request: FastifyRequest): Promise<PostedFields | null> {
  if (!request.isMultipart()) {
    const texts = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    return { texts, file: null };
  }
  if (reading >= filesAtOnce) return null;
  reading += 1;
  try {
    return await readMultipart(request);
  } catch (error) {
    // An interrupted upload is the sender's error; errors of the limits have a status of their own.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw Object.assign(new Error('The form arrived incomplete.', { cause: error }), { statusCode: 400 });
  } finally {
    reading -= 1;
  }
}

async function readMultipart(request: FastifyRequest): Promise<PostedFields> {
  const texts = new URLSearchParams();
  let file: File | null = null;
  let isTooLarge = false;
  for await (const part of request.parts()) {
    if (part.type === 'field') texts.append(part.fieldname, String(part.value));
    else {
      const chunks: Buffer<ArrayBuffer>[] = [];
      for await (const chunk of part.file) chunks.push(chunk as Buffer<ArrayBuffer>);
      isTooLarge ||= part.file.truncated;
      // A file field without a chosen file is sent as an empty file without a name.
      if (part.filename) file = new File(chunks, part.filename, { type: part.mimetype });
    }
  }
  return isTooLarge ? { texts, file: null, isFileTooLarge: true } : { texts, file };
}
