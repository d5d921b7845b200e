import { join } from 'node:path';
import type { Http } from '@iwan/shared/contracts/http';
import { languages, pathIn } from '@iwan/shared/domain/format/languages';
import type { FastifyInstance } from 'fastify';
import type { Caches } from '../data/counted-cache';
import { apiRoute } from '../data/proxy/api-route';
import { embeddingRoute } from '../files/embedding/route';
import { favicon } from '../files/favicon';
import { originalRoute } from '../files/images/original';
import { imageRoute } from '../files/images/route';
import { manifestRoute } from '../files/manifest/route';
import { offlineRoute } from '../files/offline/route';
import { qrCodeRoute } from '../files/qr/route';
import { sitemapRoute } from '../files/sitemap/route';
import { SiteAddresses } from '../files/sitemap/site-addresses';
import { SitemapCache } from '../files/sitemap/sitemap-cache';
import { headOfPage } from '../files/social/page-head';
import { socialRoute } from '../files/social/route';
import { socialPictures } from '../files/social/social-pictures';
import { staticFiles } from '../files/static-files';
import { tileRoute } from '../files/tiles/route';
import { TileSource } from '../files/tiles/tile-source';
import { serverHost } from '../render/server-host';
import type { VisitorWork } from '../request/visitors/visitor-work';
import type { LiveSite } from './live-site';
import type { Parts } from './parts';

/**
 * Not crawled, though their pages are: comparisons of chosen projects, views of the map, units of a project, and the payment plans of
 * a booking day, whose addresses are new each day. Sorted and filtered lists may be crawled: their head has the canonical one.
 */
const uncrawled = ['/api/', '/compare?', '/map/?', '/*-properties/*?*unit=', '/*booked='];

interface Options {
  readonly parts: Parts;
  readonly live: LiveSite;
  /** The cached client of the backend. */
  readonly http: Http;
  readonly work: VisitorWork;
  readonly caches: Caches;
}

/** The routes beside documents: scripts, pictures, maps, the sitemap, and the backend's API. */
export async function fileRoutes(app: FastifyInstance, { parts, live, http, work, caches }: Options): Promise<void> {
  const { environment, answers, direct, ownFolder, shellAssets } = parts;
  const { siteUrl, assetsUrl, releasesDir, dataDir } = environment;
  const { site, trust } = live;
  await app.register(wellKnownFiles, { siteUrl });
  await app.register(manifestRoute);
  await app.register(qrCodeRoute, { ownOrigin: environment.ownOrigin, work });
  await app.register(offlineRoute, { shellAssets });
  await app.register(staticFiles, { ownFolder, releasesDir, trust });
  if (environment.embedOrigins.length > 0) {
    await app.register(embeddingRoute, { ownOrigin: environment.ownOrigin, releasesDir, trust, site, shellAssets });
  }
  await app.register(imageRoute, { assetsUrl, cacheFolder: join(dataDir, 'images') });
  const headOf = (address: string) => headOfPage({ site, http, siteUrl, log: app.log }, address);
  const pictures = socialPictures({ assetsUrl, ownFolder });
  await app.register(socialRoute, { headOf, pictures, work });
  const addresses = new SiteAddresses((error) => app.log.warn({ err: error }, 'Pages are missing in the sitemap'));
  const sitemap = new SitemapCache({
    siteUrl,
    async collect() {
      const current = await site.current();
      return addresses.collect({ ...current, host: serverHost(current, app.log), http: direct, headOf });
    },
  });
  await app.register(sitemapRoute, { sitemap });
  await app.register(originalRoute, { assetsUrl });
  const tiles = new TileSource({ template: environment.tilesUrl, siteUrl });
  await app.register(tileRoute, { source: tiles });
  caches.set('responses', answers).set('socialPictures', pictures).set('tiles', tiles);
  await app.register(apiRoute, { apiUrl: environment.apiUrl, answers, calls: () => site.calls, work });
}

/** Files that browsers and crawlers request of every site; none of them may be answered with a page. */
async function wellKnownFiles(app: FastifyInstance, { siteUrl }: { readonly siteUrl: string }): Promise<void> {
  const aDay = 'public, max-age=86400';
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', aDay).send(robots(siteUrl)),
  );
  app.get('/favicon.svg', (_, reply) => reply.type('image/svg+xml').header('cache-control', aDay).send(favicon));
  app.get('/favicon.ico', (_, reply) => reply.redirect('/favicon.svg', 301));
}

function robots(siteUrl: string): string {
  const rules = languages.flatMap(({ locale }) => uncrawled.map((path) => `Disallow: ${pathIn(locale, path)}`));
  return ['User-agent: *', ...new Set(rules), '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
