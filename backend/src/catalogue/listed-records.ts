import type { ContentResource } from '@iwan/shared/domain/office/resources';
import type { RecordKind } from '@iwan/shared/domain/record/record-kind';
import { records } from '@iwan/shared/domain/records/records';
import { and, asc, notLike, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { ChangeLog } from '../changes/change-log';
import { notingChanges, ownId } from '../changes/noting-changes';
import type { Database } from '../database/database';
import { agents, areas, developers, faqQuestions, openings, siteTexts, teamMembers } from '../database/schema';
import { isPublished, type PublicRow, publicColumns } from '../database/tables/columns';
import { safeRecord } from '../html/safe-record';
import { orNotFound } from '../http/http-error';
import { serve, servedJson } from '../http/responses/served-json';
import { nameParameter, type ZodRoutes } from '../http/zod-routes';
import { askedLanguage } from '../language/asked-language';
import { readTranslations } from '../language/read-translations';
import { translated, withTranslations } from '../language/translated-record';
import { type Catalogue, type CatalogueReader, openCatalogue } from './catalogue';
import type { Handovers } from './handovers';
import type { Answers } from './responses';

type ListedTable = PgTable & { readonly id: PgColumn; readonly publication: PgColumn };

interface Listing<Row> {
  /** The address of the list. */
  readonly url: string;
  readonly kind: RecordKind;
  /** By default the id: the order in which the records were entered. */
  readonly order?: SQL;
  /** Further conditions of the public records. */
  readonly only?: SQL;
  readonly safe?: (row: Row) => Row;
  /** What the list shows of a record; by default all of it. */
  readonly inList?: (row: Row) => unknown;
  /** For records that a call reads by name: the word of an error, and the response's data. */
  readonly byName?: { readonly what: string; readonly data: (row: Row) => unknown };
}

function listed<Table extends ListedTable>(
  resource: ContentResource,
  table: Table,
  listing: Listing<PublicRow<Table>>,
) {
  const { order, only, safe = (row) => row } = listing;
  return {
    ...listing,
    resource,
    id: table.id,
    /** Reads records in the form of the public API. */
    async read(db: Database, where: SQL = isPublished(table)): Promise<readonly PublicRow<Table>[]> {
      const rows = await db
        .select(publicColumns(table))
        .from(table as PgTable)
        .where(and(only, where))
        .orderBy(...(order === undefined ? [] : [asc(order)]), asc(table.id));
      const ids = rows.map((row) => Number(Reflect.get(row, 'id')));
      const translations = await readTranslations(db, resource, ids);
      return (rows as readonly PublicRow<Table>[]).map((row, at) =>
        withTranslations(safe(row), translations.get(ids[at] ?? 0)),
      );
    },
  };
}

type Developer = PublicRow<typeof developers>;

/** The public records that are kept in memory whole. Those of section 7 are the developers, agents and the team. */
export const listedRecords = {
  developers: listed('developers', developers, {
    ...{ url: '/api/developerapi', kind: 'developer', safe: safeRecord(records.developers) },
    // The fields that section 7 names, and those that the video gallery shows.
    inList: ({ id, name, logo, video, location, images, v_heading, v_img }: Developer) => ({
      ...{ id, name, logo, video, location, images, v_heading, v_img },
    }),
    byName: { what: 'Developer', data: (developer) => developer },
  }),
  /** Their order matters: Home shows the sixth (section 9). A single agent, too, is sent as a list. */
  agents: listed('agents', agents, {
    ...{ url: '/api/agentapi', kind: 'agent', safe: safeRecord(records.agents) },
    byName: { what: 'Agent', data: (agent) => [agent] },
  }),
  /** Leaders and others; clients select the leaders by `type`. */
  team: listed('team', teamMembers, { url: '/api/teamapi', kind: 'member' }),
  openings: listed('openings', openings, { url: '/api/openings', kind: 'opening' }),
  areas: listed('areas', areas, {
    ...{ url: '/api/areasapi/areas', kind: 'area', inList: ({ id, name }: PublicRow<typeof areas>) => ({ id, name }) },
    byName: { what: 'Area', data: (area) => area },
  }),
  faq: listed('faq', faqQuestions, {
    ...{ url: '/api/faq', kind: 'question' },
    order: sql`coalesce(${faqQuestions.position}, ${faqQuestions.id})`,
  }),
  /** The templates of answers are the office's own. */
  texts: listed('texts', siteTexts, { url: '/api/texts', kind: 'text', only: notLike(siteTexts.name, 'answer.%') }),
};

export type ListedName = keyof typeof listedRecords;
export const listedNames = Object.keys(listedRecords) as readonly ListedName[];

export type ListedRecord<Name extends ListedName> = Awaited<ReturnType<(typeof listedRecords)[Name]['read']>>[number];
export type ListedReaders = { readonly [Name in ListedName]: CatalogueReader<ListedRecord<Name>> };
export type ListedStores = { readonly [Name in ListedName]: Catalogue<ListedRecord<Name>> };

interface Numbered {
  readonly id: number;
  readonly name: string;
}

/** The description of a kind, for code that treats all kinds alike. */
export const listingOf = (name: ListedName) =>
  listedRecords[name] as unknown as Listing<Numbered> & {
    readonly resource: ContentResource;
    readonly id: PgColumn;
    read(db: Database, where?: SQL): Promise<readonly Numbered[]>;
  };

/** Opens the records of all kinds; each reading notes what it has changed. */
export async function openListedStores(db: Database, responses: Answers, log: ChangeLog): Promise<ListedStores> {
  const stores: Partial<Record<ListedName, Catalogue<Numbered>>> = {};
  for (const name of listedNames) {
    const { kind, read, ...listing } = listingOf(name);
    const store = await openCatalogue(() => read(db), responses, listing);
    stores[name] = notingChanges(store, { kind, read: store.all, idOf: ownId }, log);
  }
  return stores as unknown as ListedStores;
}

/** The calls that read the lists, and single records by name. */
export function listedRoutes(
  readersFor: (request: FastifyRequest) => ListedReaders,
  handoversOf: (developerId: number) => Promise<Handovers>,
): ZodRoutes {
  return async (app) => {
    for (const name of listedNames) {
      const { url, byName, resource } = listingOf(name);
      app.get(url, (request, reply) => serve(request, reply, readersFor(request)[name].list(askedLanguage(request))));
      if (byName === undefined) continue;
      app.get(`${url}/:name`, { schema: { params: nameParameter } }, async (request, reply) => {
        const found = orNotFound(readersFor(request)[name].find(request.params.name), byName.what);
        const language = askedLanguage(request);
        const shown: Numbered = language === null ? found : translated<Numbered>(found, resource, language);
        const more = name === 'developers' ? await handoversOf(found.id) : {};
        return serve(request, reply, servedJson({ data: byName.data({ ...shown, ...more }) }));
      });
    }
  };
}
