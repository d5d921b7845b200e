import { drawQrCode } from '@iwan/shared/domain/text/draw-qr-code';
import { pageOfQrCode } from '@iwan/shared/paths/qr-code';
import type { FastifyInstance } from 'fastify';
import type { VisitorWork } from '../../request/visitors/visitor-work';

interface Options {
  /** The origin in `SITE_URL`; `null` where it is not set: then that of the request. */
  readonly ownOrigin: string | null;
  readonly work: VisitorWork;
}

/** `/qr/{path of a page}.svg`: a QR code of a page of this site, and of no other. */
export async function qrCodeRoute(app: FastifyInstance, { ownOrigin, work }: Options): Promise<void> {
  app.get('/qr/*', async (request, reply) => {
    const page = pageOfQrCode(request.url);
    if (page === null) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such code.');
    const origin = ownOrigin ?? `${request.protocol}://${request.host}`;
    const code = await work.run(request, async () => drawQrCode(`${origin}${page}`));
    return reply.type('image/svg+xml').headers({ 'cache-control': 'public, max-age=3600', vary: 'host' }).send(code);
  });
}
