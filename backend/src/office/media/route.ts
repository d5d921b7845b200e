import type { MediaFile } from '@iwan/shared/domain/office/media-wire';
import { largestUpload, readUploadedPath } from '@iwan/shared/domain/record/uploaded-file';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, notFound } from '../../http/http-error';
import { readBody } from '../../http/read-body';
import type { ZodRoutes } from '../../http/zod-routes';
import { encodePicture } from '../../media/uploaded/encode-picture';
import { readUpload } from '../../media/uploaded/read-upload';
import { mostUploads } from '../../media/uploaded/upload-limits';
import type { UploadedMedia } from '../../media/uploaded/uploaded-media';
import { answerOfficeError } from '../office-error';
import { cropForm, uploadQuery } from './forms';
import { limitUploads } from './upload-places';

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
        answerOfficeError(isTooLarge(error) ? tooLarge : error, request, reply),
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
