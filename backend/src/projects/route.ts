import { cheapestUnit } from '@iwan/shared/domain/project/units/unit-types';
import type { FacetCounts } from '@iwan/shared/domain/search/facets/facets';
import type { TranslatedLanguage } from '@iwan/shared/domain/translation/translated-fields';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ListedReaders } from '../catalogue/listed-records';
import type { Answers } from '../catalogue/responses';
import { servedParts } from '../catalogue/served-list';
import { createTurns } from '../catalogue/turns';
import type { ProjectRecord } from '../database/project-record';
import { HttpError, notFound, orNotFound } from '../http/http-error';
import { type ServedJson, serve, servedJson } from '../http/responses/served-json';
import { nameParameter, type ZodRoutes } from '../http/zod-routes';
import { askedLanguage } from '../language/asked-language';
import { translatedPart, translationsOf } from '../language/translated-record';
import type { Projection, ProjectOptions } from '../search/question';
import type { Selection } from '../search/select';
import { readOptions, readOwnerFields } from './options';
import { projections, requestedUnitRecord, translatedProject } from './projections';
import { type LoadedProject, loadProject } from './records/project-records';
import type { ProjectReader } from './store';

/** Limits of the cache: the number of addresses and the length of each. Beyond these, somebody is making addresses up. */
const mostAddresses = 1_000;
const longestAddress = 500;

/** Caches the parsed form of popular addresses. */
export function knownAddresses<Meaning extends string>(): (address: string, understand: () => Meaning) => Meaning {
  const known = new LRUCache<string, Meaning, () => Meaning>({
    max: mostAddresses,
    memoMethod: (_address, _before, { context: understand }) => understand(),
  });
  return (address, understand) =>
    address.length > longestAddress ? understand() : known.memo(address, { context: understand });
}

/** Throws where the connection is closed, before work is done for the response. 499, as proxies log it. */
function assertStillThere({ raw }: FastifyRequest): void {
  if (raw.socket?.destroyed) throw new HttpError(499, 'The caller has hung up');
}

type Owners = Pick<ListedReaders, 'developers' | 'agents'>;

interface Readers extends Owners {
  readonly projects: ProjectReader;
}

interface Parts {
  /** What a request is answered from. */
  readonly readersFor: (request: FastifyRequest) => Readers;
  readonly answers: Answers;
}

/** A record in a language, `null`: its own, with the asked fields; `null`: all of them. */
function projected(
  fields: Projection | null,
  { shared }: ReturnType<ProjectReader['index']>,
  language: TranslatedLanguage | null,
): (loaded: LoadedProject) => object {
  const shown = (record: ProjectRecord, units: LoadedProject['units']): object => {
    if (fields === null) return record;
    if (fields === 'marker') return projections.marker(record);
    if (fields === 'name') return projections.name({ ...record, number: record.id });
    // A list can link to the page without a redirect where no other project shares its address.
    return { ...projections.card(record, cheapestUnit(units())), shares_address: shared().has(String(record.id)) };
  };
  return ({ record, units }) => {
    if (language === null) return shown(record, units);
    const inLanguage = translatedProject(record, language);
    return translatedPart(shown(inLanguage, units), inLanguage);
  };
}

/** The projects of a selection with the asked fields. Names are in memory, all else is read. */
async function shownOf(
  projects: ProjectReader,
  { ids, askedUnits }: Selection,
  fields: Projection | null,
  language: TranslatedLanguage | null,
): Promise<readonly object[]> {
  const index = projects.index();
  if (fields === 'name' && language === null) return ids.flatMap((id) => index.withId(id) ?? []).map(projections.name);
  const loaded = await projects.get(ids);
  const shown = projected(fields, index, language);
  return loaded.map((each) => {
    if (fields === null) return shown(each);
    const unit = each.units()[askedUnits?.get(each.record.id) ?? -1];
    return unit === undefined ? shown(each) : { ...shown(each), ...requestedUnitRecord(unit) };
  });
}

/** The suggested developers and agents with their names in a language. */
function withShownNames(meta: Selection['meta'], owners: Owners, language: TranslatedLanguage): object {
  if (!('suggestions' in meta)) return meta;
  const { suggestions } = meta as { readonly suggestions: Readonly<Record<keyof Owners, FacetCounts>> };
  const shown = (owner: keyof Owners) =>
    suggestions[owner].map((counted) => {
      const found = owners[owner].find(counted.value);
      const name = found && translationsOf(found)?.[language]?.name;
      return typeof name === 'string' ? { ...counted, shown: name } : counted;
    });
  return { ...meta, suggestions: { ...suggestions, developers: shown('developers'), agents: shown('agents') } };
}

async function selected(
  { projects, ...owners }: Readers,
  options: ProjectOptions,
  language: TranslatedLanguage | null,
): Promise<ServedJson> {
  const selection = projects.index().select(options);
  const data = await shownOf(projects, selection, options.fields, language);
  const meta = language === null ? selection.meta : withShownNames(selection.meta, owners, language);
  return servedJson({ data, meta: { ...meta, search_alerts: true } });
}

/** The project calls of section 7: the list, one by name, and those of a developer or an agent. */
export function projectRoutes({ readersFor, answers }: Parts): ZodRoutes {
  return async (app) => {
    const byName = { schema: { params: nameParameter } };
    const inTurn = createTurns();
    const addresses = knownAddresses<string>();

    /** Serves a cached response at once; others are queued, and skipped if the client has disconnected by then. */
    const serveMade = (
      request: FastifyRequest,
      reply: FastifyReply,
      key: string,
      make: () => ServedJson | Promise<ServedJson>,
      isLong = false,
    ) => {
      const { projects } = readersFor(request);
      const held = answers.find(projects.index(), key);
      if (held !== undefined) return serve(request, reply, held);
      return inTurn(() => {
        assertStillThere(request);
        const making = answers.get(projects.index(), key, make);
        // A selection is computed by now, and only waits for its records: meanwhile the next one has its turn.
        return isLong ? making : { making };
      })
        .then((made) => ('making' in made ? made.making : made))
        .then((response) => serve(request, reply, response));
    };

    /** The projects of one developer or agent. */
    const listOf = (
      projects: ProjectReader,
      ids: readonly number[],
      fields: 'card' | null,
      language: TranslatedLanguage | null,
    ) => {
      const shown = projected(fields, projects.index(), language);
      return servedParts(projects.each(ids), (record) => shown(loadProject(record)));
    };

    // Its parameters are validated by `readOptions`.
    app.get('/api/projectapi', (request, reply) => {
      // A normalised key, so that the order of the parameters does not matter.
      const key = addresses(request.url, () => JSON.stringify(readOptions({ ...(request.query as object) })));
      const { projects } = readersFor(request);
      const language = askedLanguage(request);
      if (key === 'null') return serve(request, reply, projects.list(language));
      const make = () => selected(readersFor(request), JSON.parse(key), language);
      return serveMade(request, reply, `list ${language} ${key}`, make);
    });

    app.get('/api/projectapi/:name', byName, async (request, reply) => {
      const { projects } = readersFor(request);
      const index = projects.index();
      const found = orNotFound(index.find(request.params.name), 'Property');
      const language = askedLanguage(request);
      const key = `project ${language} ${found.id}`;
      const held = answers.find(index, key);
      if (held !== undefined) return serve(request, reply, held);
      const [loaded] = await projects.get([found.number]);
      if (loaded === undefined) throw notFound('Property');
      return serve(
        request,
        reply,
        answers.get(index, key, () => servedJson({ data: projected(null, index, language)(loaded) })),
      );
    });

    const owners = [
      { owner: 'developer', what: 'Developer', readers: 'developers', ids: 'idsOfDeveloper' },
      { owner: 'agent', what: 'Agent', readers: 'agents', ids: 'idsOfAgent' },
    ] as const;
    for (const { owner, what, readers, ids } of owners) {
      app.get(`/api/${owner}Project/:name`, byName, (request, reply) => {
        const { [readers]: known, projects } = readersFor(request);
        const found = orNotFound(known.find(request.params.name), what);
        const fields = readOwnerFields({ ...(request.query as object) });
        const language = askedLanguage(request);
        const make = () => listOf(projects, projects.index()[ids](found.name), fields, language);
        return serveMade(request, reply, `${owner} ${language} ${fields ?? 'whole'} ${found.name}`, make, true);
      });
    }
  };
}
