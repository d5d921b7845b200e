import {
  longestSchedule,
  type PublicationState,
  type PublicationStep,
  type StepError,
  stateAfter,
  stepError,
} from '@iwan/shared/domain/office/publication';
import type { ContentResource } from '@iwan/shared/domain/office/resources';
import type { ContentRecord } from '@iwan/shared/domain/office/wire';
import { and, eq, inArray, lte, min, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { contentTables } from '../../database/content-tables';
import type { Database, Transaction } from '../../database/database';
import { HttpError } from '../../http/http-error';
import { noteChange, noteChanges } from '../audit';
import type { PersonRow } from '../session/sessions';
import { lockContent } from './write';

const sentences: Readonly<Record<StepError, string>> = {
  'published already': 'This is already published. Unpublish it first.',
  'not published': 'This is not published.',
  past: 'Choose a future date and time',
  'too far ahead': `Please choose a moment within ${longestSchedule} days`,
  'ends before it begins': 'The end date must be after the publish date',
};

interface Asked {
  readonly id: number;
  /** The version that the caller has read. */
  readonly version: number;
  readonly step: PublicationStep;
}

const tableOf = (resource: ContentResource) => contentTables[resource] as typeof contentTables.team;

const instant = (text: string | null) => (text === null ? null : new Date(text));

const stateOf = ({ publication, publish_at, unpublish_at }: ContentRecord): PublicationState => ({
  ...{ publication, publishAt: instant(publish_at), unpublishAt: instant(unpublish_at) },
});

/** A state with the names of the wire; used for the audit log. */
const wireState = ({ publication, publishAt, unpublishAt }: PublicationState) => ({
  publication,
  publish_at: publishAt?.toISOString() ?? null,
  unpublish_at: unpublishAt?.toISOString() ?? null,
});

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
    const before = stateOf(await lockContent(tx, resource, id, version));
    const error = stepError(before, step, now);
    if (error !== null) {
      const fields = 'at' in step ? [{ field: 'at', message: sentences[error] }] : undefined;
      throw new HttpError(400, sentences[error], fields);
    }
    const after = stateAfter(before, step);
    await setPublication(tx, resource, id, after);
    const states = { before: wireState(before), after: wireState(after) };
    await noteChange(tx, by, { resource, recordId: id, action: step.kind, ...states }, now);
  });
}

async function setPublication(
  tx: Transaction,
  resource: ContentResource,
  id: number,
  { publication, publishAt, unpublishAt }: PublicationState,
): Promise<void> {
  const table = tableOf(resource);
  const set = { publication, publish_at: publishAt, unpublish_at: unpublishAt, revision: sql`${table.revision} + 1` };
  await tx.update(table).set(set).where(eq(table.id, id));
}

interface Due {
  readonly isDue: SQL | undefined;
  readonly step: { readonly kind: 'publish' | 'unpublish' };
}

/** What schedules do by themselves at a moment. */
function dueSteps(resource: ContentResource, now: Date): readonly Due[] {
  const { publication, publish_at, unpublish_at } = tableOf(resource);
  return [
    { isDue: and(eq(publication, 'scheduled'), lte(publish_at, now)), step: { kind: 'publish' } },
    { isDue: and(eq(publication, 'published'), lte(unpublish_at, now)), step: { kind: 'unpublish' } },
  ];
}

/** Takes one step for all records that are due, with audit entries that name the schedule; returns how many. */
async function takeDue(tx: Transaction, resource: ContentResource, { isDue, step }: Due, now: Date): Promise<number> {
  const table = tableOf(resource);
  const { id, publication, publish_at: publishAt, unpublish_at: unpublishAt } = table;
  const due = await tx.select({ id, publication, publishAt, unpublishAt }).from(table).where(isDue).for('update');
  if (due.length === 0) return 0;
  // A published record keeps the moment of its end.
  const set =
    step.kind === 'publish'
      ? ({ publication: 'published', publish_at: null } as const)
      : ({ publication: 'unpublished', publish_at: null, unpublish_at: null } as const);
  await tx
    .update(table as PgTable)
    .set({ ...set, revision: sql`${table.revision} + 1` })
    .where(
      inArray(
        table.id,
        due.map((row) => row.id),
      ),
    );
  const changes = due.map((row) => ({
    ...{ resource, recordId: row.id, action: step.kind },
    ...{ before: wireState(row), after: wireState(stateAfter(row, step)) },
  }));
  await noteChanges(tx, null, changes, now);
  return due.length;
}

/**
 * Publishes and unpublishes the records that are due; returns how many. With several machines, one changes a record and the others
 * find it changed.
 */
export function publishDue(db: Database, resource: ContentResource, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    let count = 0;
    for (const due of dueSteps(resource, now)) count += await takeDue(tx, resource, due, now);
    return count;
  });
}

/** When the next record of a kind is due; `null` where none is scheduled. */
export async function nextPublication(db: Database, resource: ContentResource): Promise<Date | null> {
  const { publication, publish_at, unpublish_at } = tableOf(resource);
  const table = tableOf(resource);
  const [begin] = await db
    .select({ at: min(publish_at) })
    .from(table)
    .where(eq(publication, 'scheduled'));
  const [end] = await db
    .select({ at: min(unpublish_at) })
    .from(table)
    .where(eq(publication, 'published'));
  const moments = [begin?.at, end?.at].flatMap((at) => (at ? [at.getTime()] : []));
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
