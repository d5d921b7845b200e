import { matchImagePath } from '@iwan/shared/paths/image';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { boundedQueue, QueueOverflow } from '../../request/visitors/bounded-queue';
import { TooMuchWork, VisitorWork } from '../../request/visitors/visitor-work';
import { ImageCache } from './image-cache';
import { fetchSource, ImageFailure, sourceAddress } from './image-source';
import { limitsOfPictures } from './limits';
import { isMediaPath } from './media-path';
import { pictureCaching } from './original';
import { formatFor, type ImageFormat, resize } from './resize';

interface Options {
  readonly assetsUrl: string;
  readonly cacheFolder: string;
}

const types: Readonly<Record<ImageFormat, string>> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' };

/**
 * Sent in place of a missing picture: transparent, so that its background shows. Browsers draw the body of an error response
 * too.
 */
const nothing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** The most sources that are fetched or wait to be resized, each of up to 15 MB. A hanging storage delays only these. */
const fetching = boundedQueue({ atOnce: 16, mostWaiting: 300, longestWait: 12_000 });
/** Encoding keeps a core busy: two at a time leave cores for pages. */
const drawing = pLimit(2);

/**
 * `/images/{width}/{path}`: pictures of entities in the widths of `imageWidths`, in the best format of the browser, from
 * `ASSETS_URL` only. Uncached ones are made in the visitor's turn. `/images/original/…` is in `original.ts`.
 */
export async function imageRoute(app: FastifyInstance, { assetsUrl, cacheFolder }: Options): Promise<void> {
  const cache = new ImageCache(cacheFolder);
  const work = new VisitorWork({ limits: limitsOfPictures });
  app.get('/images/:width(^\\d+$)/*', async (request, reply) => {
    const wanted = matchImagePath(request.url.replace(/\?.*$/, ''));
    if (!wanted || wanted.width === 'original' || !isMediaPath(wanted.path, { isDrawn: true }))
      return refuse(request, reply, 404);
    const { width, path } = wanted;
    const format = formatFor(request.headers.accept);
    try {
      const address = sourceAddress(assetsUrl, path);
      const make = () =>
        fetching(async () => {
          const source = await fetchSource(address);
          return drawing(() => resize(source, width, format));
        });
      const bytes = await cache.get(`${address}|${width}|${format}`, make, (making) => work.run(request, making));
      return reply.type(types[format]).header('vary', 'Accept').header('cache-control', pictureCaching).send(bytes);
    } catch (error) {
      if (error instanceof TooMuchWork)
        return refuse(request, reply.header('retry-after', String(error.retryAfter)), 429);
      if (error instanceof QueueOverflow) return refuse(request, reply.header('retry-after', '10'), 503);
      const status = error instanceof ImageFailure ? error.status : 502;
      if (status !== 404) request.log.warn(`An image could not be delivered: ${sentenceOf(error)}`);
      return refuse(request, reply, status);
    }
  });
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  return request.headers['sec-fetch-dest'] === 'image'
    ? reply.type('image/svg+xml').send(nothing)
    : reply.type('text/plain').send('The image is not available.');
}
