import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { CatalogueReader } from '../catalogue/catalogue';
import { serve } from '../http/responses/served-json';
import type { OpeningRecord } from './store';

/** `GET /api/openings`, beyond section 7: a site on a backend without it shows the openings of the specification. */
export function openingRoutes(
  openingsFor: (request: FastifyRequest) => Pick<CatalogueReader<OpeningRecord>, 'list'>,
): FastifyPluginAsync {
  return async (app) => {
    app.get('/api/openings', (request, reply) => serve(request, reply, openingsFor(request).list()));
  };
}
