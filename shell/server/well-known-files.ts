import type { FastifyInstance } from 'fastify';
import { favicon } from './favicon';

/** The small files that browsers and crawlers ask every site for; none of them may be answered with a page. */
export async function wellKnownFiles(app: FastifyInstance, { siteUrl }: { readonly siteUrl: string }): Promise<void> {
  const aDay = 'public, max-age=86400';
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', aDay).send(robots(siteUrl)),
  );
  app.get('/favicon.svg', (_, reply) => reply.type('image/svg+xml').header('cache-control', aDay).send(favicon));
  app.get('/favicon.ico', (_, reply) => reply.redirect('/favicon.svg', 301));
}

/**
 * A choice of projects to compare, of which there are thousands, is nobody's search result; `/compare` itself may be one.
 * Ordered and filtered lists may be read: they say themselves which list is to be known.
 */
function robots(siteUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /compare?', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join(
    '\n',
  );
}
