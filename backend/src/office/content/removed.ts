import type { Publication } from '@iwan/shared/domain/office/publication';
import type { ContentResource } from '@iwan/shared/domain/office/resources';
import type { RemovedRecord } from '@iwan/shared/domain/office/wire';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { fieldsOf, keyField, translationFieldsOf } from '../../content/resources';
import { contentTables } from '../../database/content-tables';
import type { Database } from '../../database/database';
import { agents, developers, officeAudit } from '../../database/schema';
import { HttpError, notFound } from '../../http/http-error';
import type { PersonRow } from '../session/sessions';
import { readContentFields, type Written } from './validate';
import { addContent } from './write';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a project's links in the audit log, beside those of a file. */
const links = ['developer_id', 'agent_ids'];

/**
 * The earlier values of the fields of a change that a form can write. Throws an `HttpError` 404 for an audit entry of another record, 400 for
 * one without earlier values.
 */
export async function fieldsBefore(
  db: Database,
  resource: ContentResource,
  id: number,
  entry: number,
): Promise<Fields> {
  const ofRecord = and(eq(officeAudit.resource, resource), eq(officeAudit.record_id, String(id)));
  const [row] = await db
    .select()
    .from(officeAudit)
    .where(and(ofRecord, eq(officeAudit.id, entry)));
  if (row === undefined) throw notFound('Entry');
  const before = restorableFields(resource, row.before);
  if (before === null) throw new HttpError(400, 'There is no earlier version to restore');
  return before;
}

/**
 * The fields of one side of an audit entry that a form can write; `null` without any. The publication state is not one of them, nor the state of a
 * translation alone: the one that there is now was made of other English.
 */
function restorableFields(resource: ContentResource, fields: Fields | null): Fields | null {
  const translations = translationFieldsOf(resource);
  const isKnown = (field: string) => (fields?.[field.replace(/_state$/, '')] ?? null) !== null;
  const written = new Set([
    ...fieldsOf(resource).filter((field) => field !== 'publication'),
    ...links,
    ...translations.filter((field) => !field.endsWith('_state') || isKnown(field)),
  ]);
  const entries = Object.entries(fields ?? {}).filter(([field]) => written.has(field));
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** The most deleted records that are listed. */
const mostListed = 50;

const ofRemovals = (resource: ContentResource) =>
  and(eq(officeAudit.resource, resource), eq(officeAudit.action, 'remove'));

/** The latest deleted records that are not there again. */
export async function removedRecords(db: Database, resource: ContentResource): Promise<readonly RemovedRecord[]> {
  const table = contentTables[resource];
  const isGone = sql`not exists (select from ${table} where ${table.id}::text = ${officeAudit.record_id})`;
  const rows = await db
    .select()
    .from(officeAudit)
    .where(and(ofRemovals(resource), isGone))
    .orderBy(desc(officeAudit.at), desc(officeAudit.id))
    .limit(mostListed);
  // Of a record that was deleted twice, the latest.
  const latest = new Map(rows.toReversed().map((row) => [row.record_id, row]));
  return rows
    .filter((row) => latest.get(row.record_id) === row)
    .map(({ id, record_id, before, at, person_name }) => ({
      ...{ id, recordId: Number(record_id), at: at.toISOString(), person: person_name },
      name: String(before?.[keyField(resource)] ?? ''),
    }));
}

/** Without references to records that were deleted as well. */
async function withKnownLinks(db: Database, { columns, agentIds, ...rest }: Written): Promise<Written> {
  const { developer_id: developerId } = columns;
  const isGone = typeof developerId === 'number' && (await db.$count(developers, eq(developers.id, developerId))) === 0;
  const requested = agentIds ?? [];
  const known = await db
    .select({ id: agents.id })
    .from(agents)
    .where(inArray(agents.id, [...requested, 0]));
  return {
    columns: { ...columns, ...(isGone && { developer_id: null }) },
    agentIds: agentIds && requested.filter((id) => known.some((agent) => agent.id === id)),
    ...rest,
  };
}

/**
 * Restores a deleted record from the audit log, under its former id. The site does not show it until it is published. Throws an
 * `HttpError` 404 for an unknown entry, 400 where the record is there again or its name is taken.
 */
export async function recoverContent(
  db: Database,
  resource: ContentResource,
  entry: number,
  by: PersonRow,
  now: Date,
): Promise<number> {
  const [row] = await db
    .select()
    .from(officeAudit)
    .where(and(ofRemovals(resource), eq(officeAudit.id, entry)));
  if (row === undefined) throw notFound('Entry');
  const fields = restorableFields(resource, row.before);
  if (fields === null) throw new HttpError(400, 'Nothing of this record is left that could be restored');
  const id = Number(row.record_id);
  const table = contentTables[resource];
  if ((await db.$count(table, eq(table.id, id))) > 0) throw new HttpError(400, 'This record has already been restored');
  const wasShown = row.before?.publication === 'published' || row.before?.publication === 'unpublished';
  const publication: Publication = wasShown ? 'unpublished' : 'draft';
  const written = await withKnownLinks(db, readContentFields(resource, fields, null));
  return addContent(db, resource, written, by, now, { id, publication });
}
