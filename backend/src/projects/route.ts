import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { AgentStore } from '../agents/store';
import { answersOf } from '../catalogue/answers';
import type { DeveloperStore } from '../developers/store';
import { notFound } from '../http/http-error';
import { nameParameter } from '../http/name-parameter';
import { type ServedJson, serve, servedJson } from '../http/served-json';
import { projections } from './indexed-project';
import { optionNames, type ProjectOptions, readOptions } from './options';
import { agentsOf, type ProjectRecord } from './project-record';
import type { ProjectStore } from './store';

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

function selected(projects: ProjectStore, options: ProjectOptions): ServedJson {
  const { records, meta } = projects.index().select(options);
  return servedJson({ data: options.fields === null ? records : records.map(projections[options.fields]), meta });
}

/** The project calls of section 7: the list, one by name, and those of a developer or an agent. */
export function projectRoutes({ projects, developers, agents }: Stores): FastifyPluginAsyncTypebox {
  return async (app) => {
    const byName = { schema: { params: nameParameter } };

    app.get('/api/projectapi', { schema: { querystring: optionsOnTheWire } }, (request, reply) => {
      const answers = answersOf(projects.all());
      const find = () => {
        const options = readOptions({ ...request.query });
        // Parsed and written again: one answer however the parameters were ordered.
        return options === null
          ? projects.list()
          : answers.get(`list ${JSON.stringify(options)}`, () => selected(projects, options));
      };
      return serve(request, reply, answers.at(request.url, find));
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
