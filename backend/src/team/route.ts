import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { CatalogueReader } from '../catalogue/catalogue';
import { serve } from '../http/responses/served-json';
import type { TeamRecord } from './store';

/** `GET /api/teamapi` of section 7. */
export function teamRoutes(
  teamFor: (request: FastifyRequest) => Pick<CatalogueReader<TeamRecord>, 'list'>,
): FastifyPluginAsync {
  return async (app) => {
    app.get('/api/teamapi', (request, reply) => serve(request, reply, teamFor(request).list()));
  };
}
