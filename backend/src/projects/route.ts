import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { AgentStore } from '../agents/store';
import { answersOf } from '../catalogue/answers';
import type { DeveloperStore } from '../developers/store';
import { notFound } from '../http/http-error';
import { nameParameter } from '../http/name-parameter';
import { serve, servedJson } from '../http/served-json';
import { projections } from './indexed-project';
import { optionNames, readOptions } from './options';
import { agentsOf, type ProjectRecord, type ProjectStore } from './store';

/** What the framework lets through; the rules and their sentences are in `options.ts`. */
const optionsOnTheWire = Type.Object(
  Object.fromEntries(
    optionNames.map((name) => [name, Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())]))]),
  ),
);

interface Stores {
  readonly projects: ProjectStore;
  readonly developers: DeveloperStore;
  readonly agents: AgentStore;
}

/** The project calls of section 7: the list, one by name, and those of a developer or an agent. */
export function projectRoutes({ projects, developers, agents }: Stores): FastifyPluginAsyncTypebox {
  return async (app) => {
    const byName = { schema: { params: nameParameter } };

    app.get('/api/projectapi', { schema: { querystring: optionsOnTheWire } }, (request, reply) => {
      const options = readOptions({ ...request.query });
      if (options === null) return serve(request, reply, projects.list());
      const make = () => {
        const { records, meta } = projects.index().select(options);
        const data = options.fields === null ? records : records.map(projections[options.fields]);
        return servedJson({ data, meta });
      };
      // Parsed and written again: one answer however the parameters were ordered.
      return serve(request, reply, answersOf(projects.all()).get(`list ${JSON.stringify(options)}`, make));
    });

    app.get('/api/projectapi/:name', byName, (request, reply) => {
      const project = projects.find(request.params.name);
      if (project === undefined) throw notFound('Property');
      const make = () => servedJson({ data: project });
      return serve(request, reply, answersOf(projects.all()).get(`project ${project.id}`, make));
    });

    app.get('/api/developerProject/:name', byName, (request, reply) => {
      const developer = developers.find(request.params.name);
      if (developer === undefined) throw notFound('Developer');
      const make = () =>
        servedJson({ data: projects.all().filter((project) => project.developer?.name === developer.name) });
      return serve(request, reply, answersOf(projects.all()).get(`developer ${developer.name}`, make));
    });

    app.get('/api/agentProject/:name', byName, (request, reply) => {
      const agent = agents.find(request.params.name);
      if (agent === undefined) throw notFound('Agent');
      const isTheirs = (project: ProjectRecord) => agentsOf(project).some(({ name }) => name === agent.name);
      const make = () => servedJson({ data: projects.all().filter(isTheirs) });
      return serve(request, reply, answersOf(projects.all()).get(`agent ${agent.name}`, make));
    });
  };
}
