import type { FastifyInstance } from 'fastify';
import { favicon } from './favicon';

/** Files that browsers and crawlers request of every site; none of them may be answered with a page. */
export async function wellKnownFiles(app: FastifyInstance, { siteUrl }: { readonly siteUrl: string }): Promise<void> {
  const aDay = 'public, max-age=86400';
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', aDay).send(robots(siteUrl)),
  );
  app.get('/favicon.svg', (_, reply) => reply.type('image/svg+xml').header('cache-control', aDay).send(favicon));
  app.get('/favicon.ico', (_, reply) => reply.redirect('/favicon.svg', 301));
}

/**
 * Not crawled, though their pages are: comparisons of chosen projects, views of the map, units of a project, and the payment plans of
 * a booking day, whose addresses are new each day. Sorted and filtered lists may be crawled: their head has the canonical one.
 */
const uncrawled = ['/api/', '/compare?', '/map/?', '/*-properties/*?*unit=', '/*booked='];

function robots(siteUrl: string): string {
  const rules = uncrawled.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
