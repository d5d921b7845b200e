import type { FastifyRequest } from 'fastify';
import type { CatalogueReader } from '../catalogue/catalogue';
import { notFound } from '../http/http-error';
import { nameParameter } from '../http/name-parameter';
import { serve, servedJson } from '../http/responses/served-json';
import type { ZodRoutes } from '../http/zod-routes';
import type { AgentRecord } from './store';

/** The agent calls of section 7; a single agent, too, is sent as a list. */
export function agentRoutes(agentsFor: (request: FastifyRequest) => CatalogueReader<AgentRecord>): ZodRoutes {
  return async (app) => {
    app.get('/api/agentapi', (request, reply) => serve(request, reply, agentsFor(request).list()));

    app.get('/api/agentapi/:name', { schema: { params: nameParameter } }, (request, reply) => {
      const agent = agentsFor(request).find(request.params.name);
      if (agent === undefined) throw notFound('Agent');
      return serve(request, reply, servedJson({ data: [agent] }));
    });
  };
}
