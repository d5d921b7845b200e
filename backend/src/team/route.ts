import type { FastifyPluginAsync } from 'fastify';
import { serve } from '../http/responses/served-json';
import type { TeamStore } from './store';

/** `GET /api/teamapi` of section 7. */
export function teamRoutes(team: TeamStore): FastifyPluginAsync {
  return async (app) => {
    app.get('/api/teamapi', (request, reply) => serve(request, reply, team.list()));
  };
}
