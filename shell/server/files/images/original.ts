import type { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import { matchImagePath } from '@iwan/shared/paths/image';
import type { FastifyInstance } from 'fastify';
import { onceMore, upstream } from '../../data/proxy/read-upstream';
import { OpenResponses } from '../../request/visitors/open-responses';
import { TooMuchWork } from '../../request/visitors/visitor-work';
import { ImageFailure, sourceAddress } from './image-source';
import { isMediaPath } from './media-path';

/**
 * The `Cache-Control` of pictures. Their address does not depend on their content: fresh for a day, then a week of
 * stale-while-revalidate.
 */
export const pictureCaching = 'public, max-age=86400, stale-while-revalidate=604800';

/** Types that may be displayed. Anything else is sent as a download, since it could be a page with scripts. */
const shown = /^(image\/(svg\+xml|png|jpeg|gif|webp|avif)|video\/mp4|video\/webm|application\/pdf)\b/i;

/** Displayed in pages, such as logos. */
const isPicture = /^image\//i;

/** Never media, whatever the path: a page, a list. A business card is text, and allowed. */
const noMedia = /^(text\/(?!(x-)?vcard\b)|application\/(json|xml|javascript|xhtml))/i;

/** A browser sends six requests at a time to a site, an office many; each holds a connection to the storage while it is read. */
const mostAtOnce = 60;

/** `/images/original/{path}`: unchanged files of entities (logos, plans, clips, brochures, cards), with ranges. */
export async function originalRoute(
  app: FastifyInstance,
  { assetsUrl }: { readonly assetsUrl: string },
): Promise<void> {
  const open = new OpenResponses(mostAtOnce);
  await app.register(replyFrom, upstream(assetsUrl, 10_000));
  app.get('/images/original/*', async (request, reply) => {
    const wanted = matchImagePath(request.url.replace(/\?.*$/, ''));
    let address: URL;
    try {
      if (!wanted || !isMediaPath(wanted.path, { isDrawn: false }))
        throw new ImageFailure(404, 'There is no such file.');
      address = sourceAddress(assetsUrl, wanted.path);
    } catch {
      return reply.code(404).type('text/plain').send('There is no such file.');
    }
    if (!open.begin(request.ip, reply.raw)) throw new TooMuchWork(10_000);
    return reply.from(address.href, {
      ...onceMore,
      rewriteRequestHeaders: (_, { cookie, authorization, ...headers }) => headers,
      rewriteHeaders: ({ 'set-cookie': _, ...headers }) => ({
        ...headers,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        ...(shown.test(String(headers['content-type'])) ? {} : { 'content-disposition': 'attachment' }),
      }),
      onResponse: (_, passed, response) => {
        const { stream } = response as unknown as { readonly stream: Readable };
        if (passed.statusCode < 400 && noMedia.test(String(passed.getHeader('content-type')))) {
          stream.destroy();
          for (const name of ['content-length', 'content-encoding', 'content-disposition', 'etag'])
            passed.removeHeader(name);
          passed.code(404).type('text/plain').send('There is no such file.');
          return;
        }
        // Cached as long as resized images: the headers of a storage are meant for downloads.
        if (passed.statusCode < 400 && isPicture.test(String(passed.getHeader('content-type')))) {
          passed.header('cache-control', pictureCaching);
        }
        passed.send(stream);
      },
      onError: (failed) =>
        failed.code(502).header('cache-control', 'no-store').type('text/plain').send('The file is not available.'),
    });
  });
}
