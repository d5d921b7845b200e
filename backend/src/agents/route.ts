import { notFound } from '../http/http-error';
import { nameParameter } from '../http/name-parameter';
import { serve, servedJson } from '../http/responses/served-json';
import type { ZodRoutes } from '../http/zod-routes';
import type { AgentStore } from './store';

/** The agent calls of section 7; a single agent, too, is sent as a list. */
export function agentRoutes(agents: AgentStore): ZodRoutes {
  return async (app) => {
    app.get('/api/agentapi', (request, reply) => serve(request, reply, agents.list()));

    app.get('/api/agentapi/:name', { schema: { params: nameParameter } }, (request, reply) => {
      const agent = agents.find(request.params.name);
      if (agent === undefined) throw notFound('Agent');
      return serve(request, reply, servedJson({ data: [agent] }));
    });
  };
}
