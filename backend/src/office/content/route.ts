import { contentSorts } from '@iwan/shared/domain/office/content/content-sorts';
import { publications } from '@iwan/shared/domain/office/publication';
import { type ContentResource, contentResources } from '@iwan/shared/domain/office/resources';
import { hasCriteria, noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { understandCriteria } from '@iwan/shared/domain/search/understand/understand-criteria';
import { translationFaults } from '@iwan/shared/domain/translation/translated-fields';
import { and, eq, ilike, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { keyField } from '../../content/resources';
import { contentTables, nameColumn } from '../../database/content-tables';
import type { Database, DatabaseAndClock } from '../../database/database';
import { developers, projects } from '../../database/schema';
import { hasTranslationFault } from '../../database/translations/stored-translations';
import { HttpError } from '../../http/http-error';
import { readBody } from '../../http/read-body';
import type { ZodRoutes } from '../../http/zod-routes';
import { readColumns } from '../../search/columns/read-columns';
import { openProjectIndex, type ProjectIndex } from '../../search/project-index';
import { historyOf } from '../audit';
import { assertWritable, type Caller, callerOf, isLimitedToOwn } from '../caller';
import { changeForm, ofOne, recordId, removal, requireId } from '../change-body';
import { listRoute, type Sorts, wordPatterns } from '../list';
import { contentRecords } from './read';
import { readContentFields } from './validate';
import { valuesInUse, valuesQuery } from './values';
import { addContent, assertReachable, changeContent, findContent, removeContent } from './write';

interface Parts extends DatabaseAndClock {
  /** Called when a resource was written, so that caches read it again. */
  readonly changed: (resource: ContentResource) => void;
  /** The published projects. */
  readonly published: () => ProjectIndex;
}

const contentFilter = z.strictObject({
  q: z.string().max(200).optional(),
  /** The ids of a list of references. */
  ids: z.array(recordId).max(200).optional(),
  publication: z.enum(publications).optional(),
  translation: z.enum(translationFaults).optional(),
});
const projectFilter = contentFilter.extend({
  developer_id: recordId.optional(),
  status: z.string().max(200).optional(),
  /** The id of another project that has one of their pictures. */
  shares_picture_with: recordId.optional(),
});

const developerFilter = contentFilter.extend({ has_video: z.boolean().optional() });

type ContentFilter = z.output<typeof projectFilter> & z.output<typeof developerFilter>;

/** The filters of each kind of record. */
const filterOf = (resource: ContentResource): z.ZodType<ContentFilter> =>
  resource === 'projects' ? projectFilter : resource === 'developers' ? developerFilter : contentFilter;

const hasVideo = sql`btrim(coalesce(${developers.video}, '')) <> ''`;

/** Texts of any length, sorted by the beginning that their index has. */
const shortened = (column: PgColumn): SQL => sql`left(${column}, 100)`;

function sortsOf(resource: ContentResource): Sorts {
  const columns = contentTables[resource] as unknown as Readonly<Record<string, PgColumn>>;
  return Object.fromEntries(
    contentSorts[resource].flatMap((field) => {
      const column = columns[field];
      if (column === undefined) return [];
      return [[field, field === 'location' || field === 'status' ? shortened(column) : column]];
    }),
  );
}

const picturesOf = sql`regexp_split_to_array(btrim(concat_ws(',', image, gallery)), '[[:space:]]*,[[:space:]]*')`;

/** An uploaded picture is named by its content, so that the same one has the same path. */
const sharesPictureWith = (id: number) =>
  sql`${projects.id} <> ${id} and array_remove(${picturesOf}, '') && (select ${picturesOf} from projects where id = ${id})`;

/** The first condition uses the index, the second one is exact. */
const withStatus = (status: string) =>
  and(sql`${shortened(projects.status)} = left(${status}::text, 100)`, eq(projects.status, status));

/** The routes of one kind of public record: list, read, create, update, delete, each by the rules of an import. */
function contentRoutes(resource: ContentResource, { db, changed, now, published }: Parts): ZodRoutes {
  const table = contentTables[resource] as typeof contentTables.team;
  const name = nameColumn(resource);
  const sorts = sortsOf(resource);

  /** An agent may only edit their own record. */
  const own = (caller: Caller): SQL | undefined =>
    isLimitedToOwn(caller, resource, 'read') ? eq(table.id, caller.person.agent_id ?? 0) : undefined;

  /** By name; projects also by what the text means. */
  async function withText(text = ''): Promise<SQL | undefined> {
    const named = and(...wordPatterns(text).map((pattern) => ilike(name, pattern)));
    const meant = resource === 'projects' && text !== '' ? await projectsMeant(db, published(), text, now()) : null;
    return meant === null ? named : or(named, sql`${table.id} = any (string_to_array(${meant.join(',')}, ',')::int[])`);
  }

  const matching = async (filter: ContentFilter, caller: Caller) =>
    and(
      own(caller),
      await withText(filter.q),
      filter.ids && inArray(table.id, [...filter.ids, 0]),
      filter.publication && eq(table.publication, filter.publication),
      filter.translation && hasTranslationFault(db, resource, filter.translation),
      filter.developer_id === undefined ? undefined : eq(projects.developer_id, filter.developer_id),
      filter.status === undefined ? undefined : withStatus(filter.status),
      filter.shares_picture_with === undefined ? undefined : sharesPictureWith(filter.shares_picture_with),
      filter.has_video === undefined ? undefined : filter.has_video ? hasVideo : not(hasVideo),
    );

  return async (app) => {
    listRoute(app, `/${resource}`, {
      ...{ db, table, filter: filterOf(resource), sorts, usual: { sort: 'id', order: 'asc' } },
      where: (filter, request) => matching(filter, callerOf(request)),
      read: async (isOnPage) => contentRecords(db, resource, await db.select().from(table).where(isOnPage)),
    });

    app.get(`/${resource}/values`, { schema: { querystring: valuesQuery } }, async (request) => {
      const data = await valuesInUse(db, resource, request.query.field, own(callerOf(request)));
      return { data, total: data.length };
    });

    app.get(`/${resource}/:id`, ofOne, async (request) => {
      const id = requireId(request.params.id);
      assertReachable(resource, id, callerOf(request));
      return findContent(db, resource, id);
    });

    app.get(`/${resource}/:id/history`, ofOne, async (request) => {
      const id = requireId(request.params.id);
      assertReachable(resource, id, callerOf(request));
      return historyOf(db, resource, id);
    });

    app.post(`/${resource}`, async (request, reply) => {
      const { body } = request;
      if (typeof body !== 'object' || body === null || Array.isArray(body)) {
        throw new HttpError(400, 'The form was empty.');
      }
      const written = readContentFields(resource, { ...body }, null);
      const id = await addContent(db, resource, written, callerOf(request).person, now());
      changed(resource);
      return reply.code(201).send(await findContent(db, resource, id));
    });

    app.patch(`/${resource}/:id`, ofOne, async (request) => {
      const caller = callerOf(request);
      const id = requireId(request.params.id);
      assertReachable(resource, id, caller);
      const { version, changes } = readBody(changeForm, request.body);
      assertWritable(caller, resource, changes);
      const current = await findContent(db, resource, id);
      const written = readContentFields(resource, changes, String(current[keyField(resource)]));
      await changeContent(db, resource, { id, version, written }, caller.person, now());
      changed(resource);
      return findContent(db, resource, id);
    });

    app.delete(`/${resource}/:id`, removal, async (request, reply) => {
      const id = requireId(request.params.id);
      await removeContent(db, resource, { id, version: request.query.version }, callerOf(request).person, now());
      changed(resource);
      return reply.code(204).send();
    });
  };
}

/** The routes of all kinds. */
export const allContentRoutes = (parts: Parts): readonly ZodRoutes[] =>
  contentResources.map((resource) => contentRoutes(resource, parts));

/**
 * The ids of the projects that a text means, as the site understands it (docs/search.md), published or not: `2br ready jvc`. `null` for a
 * text that says nothing but a name. Amounts in other currencies than the dirham are not used.
 */
export async function projectsMeant(
  db: Database,
  published: ProjectIndex,
  text: string,
  now: Date,
): Promise<readonly number[] | null> {
  const { criteria } = await understandCriteria({ ...noCriteria, query: text }, { year: now.getFullYear() });
  if (!hasCriteria({ ...criteria, query: null })) return null;
  const others = openProjectIndex(await readColumns(db, undefined, false));
  return [published, others].flatMap((index) => {
    const page = { page: 1, perPage: Math.max(index.count, 1) };
    const rest = {
      fields: null,
      sort: null,
      slug: null,
      named: null,
      ids: [],
      similar: null,
      suggest: null,
      map: null,
    };
    return index.select({ ...rest, criteria, page, inName: '', facets: [], filters: {} }).ids;
  });
}
