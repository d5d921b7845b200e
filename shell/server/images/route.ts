import { matchImagePath } from '@iwan/shared/paths/image';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { ImageCache } from './image-cache';
import { fetchSource, ImageFailure, sourceAddress } from './image-source';
import { formatFor, type ImageFormat, resize } from './resize';

interface Options {
  readonly assetsUrl: string;
  readonly cacheFolder: string;
}

const types: Readonly<Record<ImageFormat, string>> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' };

/** Drawn where a picture is missing: nothing, so that its sand stays. Browsers draw the body of a refusal as well. */
const nothing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** Encoding keeps a core busy: two at once leave the pages theirs. */
const atOnce = pLimit(2);

/**
 * `/images/{width}/{path}`: pictures of entities in the widths of `imageWidths`, in the best format that the browser
 * takes, from `ASSETS_URL` only. `/images/original/…` is `original.ts`.
 */
export async function imageRoute(app: FastifyInstance, { assetsUrl, cacheFolder }: Options): Promise<void> {
  const cache = new ImageCache(cacheFolder);
  app.get('/images/:width(^\\d+$)/*', async (request, reply) => {
    const wanted = matchImagePath(request.url.replace(/\?.*$/, ''));
    if (!wanted || wanted.width === 'original') return refuse(request, reply, 404);
    const { width, path } = wanted;
    const format = formatFor(request.headers.accept);
    try {
      const address = sourceAddress(assetsUrl, path);
      const bytes = await cache.get(`${address}|${width}|${format}`, () =>
        atOnce(async () => resize(await fetchSource(address), width, format)),
      );
      return reply
        .type(types[format])
        .header('vary', 'Accept')
        .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
        .send(bytes);
    } catch (problem) {
      const status = problem instanceof ImageFailure ? problem.status : 502;
      if (status !== 404) request.log.warn({ err: problem }, 'An image could not be delivered');
      return refuse(request, reply, status);
    }
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  return request.headers['sec-fetch-dest'] === 'image'
    ? reply.type('image/svg+xml').send(nothing)
    : reply.type('text/plain').send('The image is not available.');
}
