import type { Head } from '@iwan/shared/contracts/module';
import { pathIn } from '@iwan/shared/domain/format/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readingOf } from '../../../src/document/languages';
import { pageOfSocialPath, socialPath } from '../../../src/document/social-path';
import { socialWords } from '../../../src/document/social-words';
import { entityTag, namesTag } from '../../request/entity-tag';
import { QueueOverflow } from '../../request/visitors/bounded-queue';
import { TooMuchWork, type VisitorWork } from '../../request/visitors/visitor-work';
import type { PictureCache } from './picture-cache';

/** As many as fit side by side on a picture. */
const mostImages = 3;

interface Options {
  /** The head of the page at an address (path and query); `null` where there is none. */
  readonly headOf: (address: string) => Promise<Head | null>;
  readonly pictures: Pick<PictureCache, 'of'>;
  readonly work: VisitorWork;
}

/**
 * `/social.jpg`, `/social/{path of a page}.jpg`: the social pictures of pages. Each is made from its page's own head, and only
 * at the one address that the head gives: nobody can have other texts drawn here.
 */
export async function socialRoute(app: FastifyInstance, { headOf, pictures, work }: Options): Promise<void> {
  for (const path of ['/social.jpg', '/social/*']) {
    app.get(path, async (request, reply) => {
      const page = pageOfSocialPath(request.url);
      if (page === null) return refuse(reply, 404);
      try {
        const picture = await work.run(request, () => draw(page, request.url));
        if (picture === null) return refuse(reply, 404);
        const tag = entityTag(picture);
        reply.headers({ etag: tag, 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400' });
        if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
        return reply.type('image/jpeg').send(picture);
      } catch (error) {
        if (error instanceof TooMuchWork) return refuse(reply.header('retry-after', String(error.retryAfter)), 429);
        if (error instanceof QueueOverflow) return refuse(reply.header('retry-after', '10'), 503);
        request.log.warn({ err: error }, 'A picture of a page could not be made');
        return refuse(reply.header('retry-after', '30'), 503);
      }
    });
  }

  /** The picture of a page at an address; `null` where that is not the page's own. */
  async function draw(page: string, address: string): Promise<Buffer | null> {
    const head = await headOf(page);
    const { locale } = readingOf(page);
    if (head === null || !isAddressOf(address, head, locale)) return null;
    return pictures.of({ card: socialWords(head, locale), images: imagesOf(head), locale });
  }
}

/** The pictures of the page's subject, three at most; otherwise its own; possibly none. */
function imagesOf({ social, image }: Head): readonly string[] {
  return social?.images?.slice(0, mostImages) ?? (image === undefined ? [] : [image]);
}

/** Independent of percent-encoding. */
function isAddressOf(requested: string, { canonical }: Head, locale: string): boolean {
  return canonical !== undefined && readable(requested) === readable(socialPath(pathIn(locale, canonical)));
}

function readable(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function refuse(reply: FastifyReply, status: 404 | 429 | 503): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(status === 404 ? 'There is no such picture.' : 'The picture is not available now.');
}
