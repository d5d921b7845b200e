import { matchImagePath } from '@iwan/shared/paths/image';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { ImageCache } from './image-cache';
import { fetchSource, ImageFailure, sourceAddress } from './image-source';
import { formatFor, type ImageFormat, resize } from './resize';

interface Options {
  readonly assetsUrl: string;
  readonly cacheFolder: string;
}

const types: Readonly<Record<ImageFormat, string>> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' };

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
    if (!wanted || wanted.width === 'original')
      return reply.code(404).type('text/plain').send('There is no such image.');
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
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('The image is not available.');
    }
  });
}
