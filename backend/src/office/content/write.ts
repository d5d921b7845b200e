import type { Publication } from '@iwan/shared/domain/office/publication';
import type { ContentResource } from '@iwan/shared/domain/office/resources';
import type { ContentRecord } from '@iwan/shared/domain/office/wire';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { contentTables, recordWords } from '../../database/content-tables';
import type { Database, Transaction } from '../../database/database';
import { blogDetails, projectAgents } from '../../database/schema';
import { declineSeed } from '../../database/seed/seed';
import { writeTranslations } from '../../database/translations/stored-translations';
import { restoreComments, setCommentsAside } from '../../discussion/erase-comments';
import { notFound, orNotFound } from '../../http/http-error';
import { noteChange } from '../audit';
import { type Caller, isLimitedToOwn } from '../caller';
import { conflict } from '../office-error';
import type { PersonRow } from '../session/sessions';
import { contentRecords } from './read';
import { assertLinks, type Written } from './validate';

/** Throws an `HttpError` 404 for a record of others, where the caller may only read their own. */
export function assertReachable(resource: ContentResource, id: number, caller: Caller): void {
  if (isLimitedToOwn(caller, resource, 'read') && caller.person.agent_id !== id) throw notFound(recordWords[resource]);
}

/** A record as the office's API sends it. Throws an `HttpError` 404 for an unknown one. */
export async function findContent(db: Database, resource: ContentResource, id: number): Promise<ContentRecord> {
  const table = contentTables[resource];
  const rows = await db
    .select()
    .from(table as typeof contentTables.team)
    .where(eq(table.id, id));
  const [record] = await contentRecords(db, resource, rows);
  return orNotFound(record, recordWords[resource]);
}

/** The record, locked against other writers. Throws an `OfficeError` 409 where its version is not the expected one. */
export async function lockContent(
  tx: Transaction,
  resource: ContentResource,
  id: number,
  version: number | undefined,
): Promise<ContentRecord> {
  const table = contentTables[resource] as typeof contentTables.team;
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
  const record = await findContent(tx, resource, id);
  if (version !== undefined && version !== record.version) throw conflict(record);
  return record;
}

async function writeParts(
  tx: Transaction,
  resource: ContentResource,
  id: number,
  { agentIds, details, translations }: Written,
): Promise<void> {
  if (agentIds !== null) {
    await tx.delete(projectAgents).where(eq(projectAgents.project_id, id));
    const rows = agentIds.map((agent_id, position) => ({ project_id: id, agent_id, position }));
    if (rows.length > 0) await tx.insert(projectAgents).values(rows);
  }
  if (details !== null && details !== undefined) {
    await tx.delete(blogDetails).where(eq(blogDetails.blog_id, id));
    const rows = details.map((detail, position) => ({ ...detail, position, blog_id: id }));
    if (rows.length > 0) await tx.insert(blogDetails).values(rows);
  }
  await writeTranslations(tx, resource, new Map([[id, translations]]), 'reviewed');
}

const fieldsOf = ({ id: _, version: __, updated_at: ___, ...fields }: ContentRecord) => fields;

interface Restored {
  /** The id that the record had, and that its addresses have. */
  readonly id: number;
  readonly publication: Publication;
}

/** Creates a record, or a deleted one again, with an audit entry; returns its id. */
export function addContent(
  db: Database,
  resource: ContentResource,
  written: Written,
  by: PersonRow,
  now: Date,
  restored: Restored | null = null,
): Promise<number> {
  return db.transaction(async (tx) => {
    await assertLinks(tx, resource, written, 0);
    const table: PgTable = contentTables[resource];
    // Not shown before it is published.
    const draft = { publication: 'draft', ...(resource === 'blogs' && { created_at: now }) };
    const values = { ...draft, ...written.columns, ...restored };
    const [row] = await tx.insert(table).values(values).returning({ id: contentTables[resource].id });
    if (row === undefined) throw new Error('The database has not kept the record');
    await writeParts(tx, resource, row.id, written);
    if (restored !== null && resource === 'blogs') await restoreComments(tx, row.id);
    await declineSeed(tx);
    const after = fieldsOf(await findContent(tx, resource, row.id));
    const action = restored === null ? 'create' : 'recover';
    await noteChange(tx, by, { resource, recordId: row.id, action, after }, now);
    return row.id;
  });
}

interface RecordChange {
  readonly id: number;
  readonly version: number;
  readonly written: Written;
  /** Its name in the audit log. */
  readonly action?: 'update' | 'restore';
}

/** Updates a record with an audit entry. */
export async function changeContent(
  db: Database,
  resource: ContentResource,
  { id, version, written, action = 'update' }: RecordChange,
  by: PersonRow,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockContent(tx, resource, id, version);
    await assertLinks(tx, resource, written, id);
    const table = contentTables[resource];
    // Incremented also where only related tables change; the trigger sets the same number.
    const set = { ...written.columns, revision: sql`${table.revision} + 1` };
    await tx
      .update(table as PgTable)
      .set(set)
      .where(eq(table.id, id));
    await writeParts(tx, resource, id, written);
    const after = await findContent(tx, resource, id);
    const states = { before: fieldsOf(before), after: fieldsOf(after) };
    await noteChange(tx, by, { resource, recordId: id, action, ...states }, now);
  });
}

/** Deletes a record; its last state is in the audit log. */
export async function removeContent(
  db: Database,
  resource: ContentResource,
  { id, version }: { readonly id: number; readonly version: number | undefined },
  by: PersonRow,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockContent(tx, resource, id, version);
    const table = contentTables[resource];
    if (resource === 'blogs') await setCommentsAside(tx, id);
    await tx.delete(table as PgTable).where(eq(table.id, id));
    await noteChange(tx, by, { resource, recordId: id, action: 'remove', before: fieldsOf(before) }, now);
  });
}
