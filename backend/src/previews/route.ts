import { previewHeader } from '@iwan/shared/network/preview-header';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error';
import type { ZodRoutes } from '../http/zod-routes';
import type { PreviewStore } from './preview-store';
import { hasPreview, setPreview } from './preview-stores';

const ended = () => new HttpError(410, 'This preview has ended. Open it again from the office.');

/**
 * Answers the reading calls of section 7 with the previewed record where the request names a preview; such a response is not cached. A
 * request with an expired preview is refused, so that the published record is not mistaken for the previewed one.
 */
export function readPreviews(app: FastifyInstance, previews: Pick<PreviewStore, 'find'>, now: () => Date): void {
  app.addHook('onRequest', async (request) => {
    const token = request.headers[previewHeader];
    if (token === undefined || !request.url.startsWith('/api/')) return;
    const preview = typeof token === 'string' ? await previews.find(token, now()) : null;
    if (preview === null) throw ended();
    setPreview(request, preview);
  });
  app.addHook('onSend', async (request, reply) => {
    if (hasPreview(request)) reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });
}

/** `GET /api/preview`: what kind of record the preview of the request shows, and until when. */
export function previewRoutes(previews: Pick<PreviewStore, 'find'>, now: () => Date): ZodRoutes {
  return async (app) => {
    app.get('/api/preview', async (request) => {
      const token = request.headers[previewHeader];
      const preview = typeof token === 'string' ? await previews.find(token, now()) : null;
      if (preview === null) throw ended();
      return { data: { resource: preview.resource, ends_at: preview.endsAt.toISOString() } };
    });
  };
}
