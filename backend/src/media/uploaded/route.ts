import { uploadedFolder } from '@iwan/shared/domain/record/uploaded-file';
import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../../http/http-error';
import { mediaType } from '../media-type';
import type { UploadedMedia } from './uploaded-media';

/** A name changes with the content, so that a response is valid forever. */
const forever = 'public, max-age=31536000, immutable';

/** `GET /media/uploaded/:name`: the files that were uploaded in the office. */
export function uploadedMediaRoutes(media: UploadedMedia): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { name: string } }>(`/${uploadedFolder}/:name`, async (request, reply) => {
      const { name } = request.params;
      const found = await media.open(name);
      if (found === null) throw notFound('File');
      const tag = `"${name}"`;
      reply.headers({
        ...{ 'cache-control': forever, etag: tag, 'x-content-type-options': 'nosniff' },
        // No script of a document may run on this origin.
        'content-security-policy': "default-src 'none'; sandbox",
      });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.headers({ 'content-type': mediaType(name), 'content-length': found.bytes }).send(found.content());
    });
  };
}
