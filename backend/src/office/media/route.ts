import type { MediaFile } from '@iwan/shared/domain/office/media-wire';
import { largestUpload, readUploadedPath } from '@iwan/shared/domain/record/uploaded-file';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { z } from 'zod';
import { HttpError, notFound, tooManyRequests } from '../../http/http-error';
import { readBody } from '../../http/read-body';
import type { ZodRoutes } from '../../http/zod-routes';
import { encodePicture, mostUploads } from '../../media/uploaded/encode-picture';
import { readUpload, uploadKinds } from '../../media/uploaded/read-upload';
import type { UploadedMedia } from '../../media/uploaded/uploaded-media';
import { respondWithOfficeError } from '../office-error';

/** How long a page waits before it sends the file again, in seconds. */
const pause = 2;

/**
 * Refuses an upload (429) while `most` others are being received or processed. It is asked before the body is read, since bodies
 * and decoded pictures are what takes memory.
 */
export function limitUploads(most: number): onRequestHookHandler {
  let open = 0;
  return (_request, reply, done) => {
    if (open >= most) return done(tooManyRequests('Others are uploading. It is tried again in a moment.', pause));
    open += 1;
    reply.raw.once('close', () => {
      open -= 1;
    });
    done();
  };
}

/** The query of an upload. */
export const uploadQuery = z.object({ accept: z.enum(uploadKinds).default('picture') });

const percent = z.number('must be a number').min(0, 'must be 0 or more').max(100, 'must be 100 or less');
const extent = percent.gt(0, 'must be above 0');

/** The body of a crop: a picture that was uploaded, and a part of it in per cent of its width and height. */
export const cropForm = z
  .object({
    file: z.string('Please say which picture').max(300),
    left: percent,
    top: percent,
    width: extent,
    height: extent,
  })
  .refine(({ left, width }) => left + width <= 100.01, { path: ['width'], error: 'reaches beyond the picture' })
  .refine(({ top, height }) => top + height <= 100.01, { path: ['height'], error: 'reaches beyond the picture' });

/** The stored file as the office's API sends it. */
function mediaFile(file: string): MediaFile {
  const read = readUploadedPath(file);
  return read?.kind === 'picture' ? { file, ...read } : { file, kind: 'document', width: null, height: null };
}

/** The framework's error for a body beyond the limit. */
const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';

/**
 * `POST /media`: an uploaded file as the body, one a call, and `POST /media/crop`: a part of a picture as a new one. A file is
 * part of no record until its path is saved in one.
 */
export function mediaRoutes(media: UploadedMedia): ZodRoutes {
  return async (app) => {
    const limit = limitUploads(mostUploads);
    app.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: largestUpload },
      (_, body, done) => done(null, body),
    );

    const tooLarge = new HttpError(413, `The file is larger than ${largestUpload / 1024 / 1024} MB`);
    const upload = {
      schema: { querystring: uploadQuery },
      bodyLimit: largestUpload,
      onRequest: limit,
      errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
        respondWithOfficeError(isTooLarge(error) ? tooLarge : error, request, reply),
    };
    app.post('/media', upload, async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) throw new HttpError(400, 'The file is empty');
      const file = await media.keep(await readUpload(request.body, request.query.accept));
      return reply.code(201).send(mediaFile(file));
    });

    app.post('/media/crop', { onRequest: limit }, async (request, reply) => {
      const { file, ...area } = readBody(cropForm, request.body);
      const source = readUploadedPath(file)?.kind === 'picture' ? await media.read(file) : null;
      if (source === null) throw notFound('Picture');
      const cropped = await media.keep({ kind: 'picture', ...(await encodePicture(source, area)) });
      return reply.code(201).send(mediaFile(cropped));
    });
  };
}
