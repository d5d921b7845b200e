import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AgentRecord } from '../agents/store';
import type { Answers } from '../catalogue/answers';
import type { CatalogueReader } from '../catalogue/catalogue';
import { knownAddresses } from '../catalogue/known-addresses';
import { servedList } from '../catalogue/served-list';
import { createTurns } from '../catalogue/turns';
import type { DeveloperRecord } from '../developers/store';
import { notFound } from '../http/http-error';
import { assertStillThere } from '../http/hung-up';
import { nameParameter } from '../http/name-parameter';
import { type ServedJson, serve, servedJson } from '../http/responses/served-json';
import type { ZodRoutes } from '../http/zod-routes';
import { askedUnitRecord, type Projection, projections } from './indexed-project';
import { type ProjectOptions, readOptions } from './options';
import { agentsOf, type ProjectRecord } from './project-record';
import type { ProjectReader } from './store';

interface Readers {
  readonly projects: ProjectReader;
  readonly developers: CatalogueReader<DeveloperRecord>;
  readonly agents: CatalogueReader<AgentRecord>;
}

interface Parts {
  /** What a request is answered from. */
  readonly readersFor: (request: FastifyRequest) => Readers;
  readonly answers: Answers;
}

/** A record with the asked fields; all requests share what the index has parsed of it. */
function projected(
  fields: Projection,
  { shared, startingUnitOf }: ReturnType<ProjectReader['index']>,
): (record: ProjectRecord) => object {
  const read = (record: ProjectRecord) => projections[fields](record, startingUnitOf(record.id));
  // A list can link to the page without a redirect where no other project shares its address.
  const isShared = ({ id }: ProjectRecord) => shared.has(String(id));
  return fields === 'card' ? (record) => ({ ...read(record), shares_address: isShared(record) }) : read;
}

function selected(projects: ProjectReader, options: ProjectOptions): ServedJson {
  const index = projects.index();
  const { records, askedUnits, meta: found } = index.select(options);
  const meta = { ...found, search_alerts: true };
  if (options.fields === null) return servedJson({ data: records, meta });
  const shown = projected(options.fields, index);
  const withUnit = (record: ProjectRecord) => {
    const unit = options.fields === 'name' ? undefined : askedUnits?.get(record.id);
    return unit === undefined ? shown(record) : { ...shown(record), ...askedUnitRecord(unit) };
  };
  return servedJson({ data: records.map(withUnit), meta });
}

/** The project calls of section 7: the list, one by name, and those of a developer or an agent. */
export function projectRoutes({ readersFor, answers }: Parts): ZodRoutes {
  return async (app) => {
    const byName = { schema: { params: nameParameter } };
    const inTurn = createTurns();
    const known = knownAddresses<string>();

    /** Serves a cached response at once; others are queued, and skipped if the client has disconnected by then. */
    const serveMade = (
      request: FastifyRequest,
      reply: FastifyReply,
      key: string,
      make: () => ServedJson | Promise<ServedJson>,
    ) => {
      const { projects } = readersFor(request);
      const held = answers.find(projects.all(), key);
      if (held !== undefined) return serve(request, reply, held);
      return inTurn(() => {
        assertStillThere(request);
        return answers.get(projects.all(), key, make);
      }).then((answer) => serve(request, reply, answer));
    };

    // Its parameters are validated by `readOptions`.
    app.get('/api/projectapi', (request, reply) => {
      // A normalised key, so that the order of the parameters does not matter.
      const key = known(request.url, () => JSON.stringify(readOptions({ ...(request.query as object) })));
      const { projects } = readersFor(request);
      if (key === 'null') return serve(request, reply, projects.list());
      return serveMade(request, reply, `list ${key}`, () => selected(projects, JSON.parse(key)));
    });

    app.get('/api/projectapi/:name', byName, (request, reply) => {
      const { projects } = readersFor(request);
      const project = projects.find(request.params.name);
      if (project === undefined) throw notFound('Property');
      const make = () => servedJson({ data: project });
      return serve(request, reply, answers.get(projects.all(), `project ${project.id}`, make));
    });

    app.get('/api/developerProject/:name', byName, (request, reply) => {
      const { developers, projects } = readersFor(request);
      const developer = developers.find(request.params.name);
      if (developer === undefined) throw notFound('Developer');
      const isTheirs = (project: ProjectRecord) => project.developer?.name === developer.name;
      const make = () => servedList(projects.all().filter(isTheirs));
      return serveMade(request, reply, `developer ${developer.name}`, make);
    });

    app.get('/api/agentProject/:name', byName, (request, reply) => {
      const { agents, projects } = readersFor(request);
      const agent = agents.find(request.params.name);
      if (agent === undefined) throw notFound('Agent');
      const isTheirs = (project: ProjectRecord) => agentsOf(project).some(({ name }) => name === agent.name);
      const make = () => servedList(projects.all().filter(isTheirs));
      return serveMade(request, reply, `agent ${agent.name}`, make);
    });
  };
}
