import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AgentStore } from '../agents/store';
import type { DeveloperStore } from '../developers/store';
import { notFound } from '../http/http-error';
import { nameParameter } from '../http/name-parameter';
import { serve, servedJson } from '../http/served-json';
import { agentNames, type ProjectStore } from './store';

interface Stores {
  readonly projects: ProjectStore;
  readonly developers: DeveloperStore;
  readonly agents: AgentStore;
}

/** The project calls of section 7: the list, one by name, and those of a developer or an agent. */
export function projectRoutes({ projects, developers, agents }: Stores): FastifyPluginAsyncTypebox {
  return async (app) => {
    const byName = { schema: { params: nameParameter } };

    app.get('/api/projectapi', (request, reply) => serve(request, reply, projects.list()));

    app.get('/api/projectapi/:name', byName, (request, reply) => {
      const project = projects.find(request.params.name);
      if (project === undefined) throw notFound('Property');
      return serve(request, reply, servedJson({ data: project }));
    });

    app.get('/api/developerProject/:name', byName, (request, reply) => {
      const developer = developers.find(request.params.name);
      if (developer === undefined) throw notFound('Developer');
      const theirs = projects.all().filter((project) => project.developer?.name === developer.name);
      return serve(request, reply, servedJson({ data: theirs }));
    });

    app.get('/api/agentProject/:name', byName, (request, reply) => {
      const agent = agents.find(request.params.name);
      if (agent === undefined) throw notFound('Agent');
      const theirs = projects.all().filter((project) => agentNames(project).includes(agent.name));
      return serve(request, reply, servedJson({ data: theirs }));
    });
  };
}
