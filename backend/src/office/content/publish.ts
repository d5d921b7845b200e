import {
  longestSchedule,
  type Publication,
  type PublicationStep,
  publicationAfter,
  type StepProblem,
  stepProblem,
} from '@iwan/shared/domain/office/publication';
import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { and, eq, inArray, lte, min, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database';
import type { Transaction } from '../../database/exclusively';
import { HttpError } from '../../http/http-error';
import { noteChanges } from '../audit';
import type { PersonRow } from '../session/sessions';
import { contentTables } from './tables';
import { lockContent } from './write';

const sentences: Readonly<Record<StepProblem, string>> = {
  'published already': 'The site shows this already. Unpublish it first.',
  'not published': 'The site does not show this.',
  past: 'Please choose a moment that is still to come',
  'too far ahead': `Please choose a moment within ${longestSchedule} days`,
};

interface Asked {
  readonly id: number;
  /** The version that the caller has read. */
  readonly version: number;
  readonly step: PublicationStep;
}

const tableOf = (resource: ContentResource) => contentTables[resource] as typeof contentTables.team;

/**
 * Changes the publication state of a record, with an audit entry. Throws an `OfficeError` 409 where the record was changed meanwhile, an
 * `HttpError` 400 for an invalid transition.
 */
export async function changePublication(
  db: Database,
  resource: ContentResource,
  { id, version, step }: Asked,
  by: PersonRow,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockContent(tx, resource, id, version);
    const problem = stepProblem(before.publication, step, now);
    if (problem !== null) {
      const fields = step.kind === 'schedule' ? [{ field: 'at', message: sentences[problem] }] : undefined;
      throw new HttpError(400, sentences[problem], fields);
    }
    const publication = publicationAfter(before.publication, step);
    const publishAt = step.kind === 'schedule' ? step.at : null;
    await setPublication(tx, resource, id, publication, publishAt);
    const change = { resource, recordId: id, action: step.kind };
    const after = { publication, publish_at: publishAt?.toISOString() ?? null };
    const { publication: from, publish_at } = before;
    await noteChanges(tx, by, [{ ...change, before: { publication: from, publish_at }, after }], now);
  });
}

async function setPublication(
  tx: Transaction,
  resource: ContentResource,
  id: number,
  publication: Publication,
  publishAt: Date | null,
): Promise<void> {
  const table = tableOf(resource);
  const set = { publication, publish_at: publishAt, revision: sql`${table.revision} + 1` };
  await tx.update(table).set(set).where(eq(table.id, id));
}

/**
 * Publishes the records that are due, with an audit entry that names the schedule; returns how many. With several machines, one publishes
 * a record and the others find it published.
 */
export function publishDue(db: Database, resource: ContentResource, now: Date): Promise<number> {
  const table = tableOf(resource);
  const isDue = and(eq(table.publication, 'scheduled'), lte(table.publish_at, now));
  return db.transaction(async (tx) => {
    const due = await tx.select({ id: table.id, at: table.publish_at }).from(table).where(isDue).for('update');
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await tx
      .update(table as PgTable)
      .set({ publication: 'published', publish_at: null, revision: sql`${table.revision} + 1` })
      .where(inArray(table.id, ids));
    const changes = due.map(({ id, at }) => ({
      ...{ resource, recordId: id, action: 'publish' },
      before: { publication: 'scheduled', publish_at: at?.toISOString() ?? null },
      after: { publication: 'published', publish_at: null },
    }));
    await noteChanges(tx, null, changes, now);
    return due.length;
  });
}

/** When the next record of a kind is due; `null` where none is scheduled. */
export async function nextPublication(db: Database, resource: ContentResource): Promise<Date | null> {
  const table = tableOf(resource);
  const [row] = await db
    .select({ at: min(table.publish_at) })
    .from(table)
    .where(eq(table.publication, 'scheduled'));
  return row?.at ?? null;
}
