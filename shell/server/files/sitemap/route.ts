import type { FastifyInstance } from 'fastify';
import { withTimeLimit } from '../../../src/network/time-limit';
import { entityTag, namesTag } from '../../request/entity-tag';
import type { SitemapCache } from './sitemap-cache';

/** How long the first request may wait, in milliseconds; crawlers retry. */
const longestWait = 20_000;

/** `/sitemap.xml`, and the parts of a long one: every indexed page (docs/decisions/0026). */
export async function sitemapRoute(
  app: FastifyInstance,
  { sitemap }: { readonly sitemap: Pick<SitemapCache, 'read'> },
): Promise<void> {
  for (const path of ['/sitemap.xml', '/sitemap/:part(^\\d+.xml$)']) {
    app.get(path, async (request, reply) => {
      const { files, isWhole } = await withTimeLimit(longestWait, new AbortController().signal, () =>
        sitemap.read(),
      ).catch(() => ({ files: null, isWhole: false }));
      if (files === null) {
        return reply.code(503).headers({ 'retry-after': '60', 'cache-control': 'no-store' }).send('Not ready yet.');
      }
      const file = files.get(request.url.replace(/\?.*$/s, ''));
      if (file === undefined) return reply.callNotFound();
      const tag = entityTag(file);
      reply.headers({ etag: tag, 'cache-control': isWhole ? 'public, max-age=600' : 'no-cache' });
      if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      return reply.type('application/xml; charset=utf-8').send(file);
    });
  }
}
