import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { CatalogueReader } from '../catalogue/catalogue';
import { serve } from '../http/responses/served-json';
import type { SiteTextRecord } from './store';

/** `GET /api/texts`, beyond section 7: a text without a published record is the one that is built into the site. */
export function siteTextRoutes(
  textsFor: (request: FastifyRequest) => Pick<CatalogueReader<SiteTextRecord>, 'list'>,
): FastifyPluginAsync {
  return async (app) => {
    app.get('/api/texts', (request, reply) => serve(request, reply, textsFor(request).list()));
  };
}
