import { moveFault } from '@iwan/shared/domain/office/lead-stages';
import type { LeadNote } from '@iwan/shared/domain/office/lead-wire';
import { maySeeLeads } from '@iwan/shared/domain/office/rights';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database';
import { leadDeliveries, leadNotes, leads, leadWork, officePeople } from '../../database/schema';
import { orNotFound } from '../../http/http-error';
import { freeTimes } from '../../leads/claim-time';
import { noteChange } from '../audit';
import type { Caller } from '../caller';
import { conflict, invalid } from '../office-error';
import type { PersonRow } from '../session/sessions';
import type { LeadChange } from './forms';
import { type LeadWithWork, selectLeads, within } from './query';
import { leadRecords, workFields } from './record';

const noteRecord = (row: typeof leadNotes.$inferSelect): LeadNote => ({
  id: row.id,
  at: row.at.toISOString(),
  person: row.person_id === null ? null : { id: row.person_id, name: row.person_name ?? '' },
  text: row.text,
});

/** The notes on a lead, the earliest first. */
export async function notesOf(db: Database, leadId: number): Promise<readonly LeadNote[]> {
  const rows = await db.select().from(leadNotes).where(eq(leadNotes.lead_id, leadId)).orderBy(asc(leadNotes.id));
  return rows.map(noteRecord);
}

/** Stores a note. The audit entry does not contain its text, which is deleted with the lead. */
export async function addNote(db: Database, leadId: number, text: string, by: PersonRow, now: Date): Promise<LeadNote> {
  return db.transaction(async (tx) => {
    const values = { lead_id: leadId, at: now, person_id: by.id, person_name: by.name, text };
    const [row] = await tx.insert(leadNotes).values(values).returning();
    if (row === undefined) throw new Error('The database has not kept the note');
    await noteChange(tx, by, { resource: 'leads', recordId: leadId, action: 'note', after: { note: row.id } }, now);
    return noteRecord(row);
  });
}

/** Joins leads as those of one person, together with all leads that each was joined with before. */
export async function joinLeads(tx: Transaction, ids: readonly number[]): Promise<void> {
  const groups = tx
    .select({ joined: leadWork.joined_to })
    .from(leadWork)
    .where(inArray(leadWork.lead_id, [...ids]));
  const before = await tx.select({ id: leadWork.lead_id }).from(leadWork).where(inArray(leadWork.joined_to, groups));
  const all = [...new Set([...ids, ...before.map(({ id }) => id)])].sort((a, b) => a - b);
  const values = all.map((id) => ({ lead_id: id, joined_to: all[0] ?? id }));
  await tx
    .insert(leadWork)
    .values(values)
    .onConflictDoUpdate({
      target: leadWork.lead_id,
      set: { joined_to: sql`excluded.joined_to`, version: sql`${leadWork.version} + 1` },
    });
}

/** A lead that the caller may see. Throws an `HttpError` 404 for another person's lead, as for an unknown one. */
export async function findLead(db: Database, id: number, caller: Caller): Promise<LeadWithWork> {
  const [found] = await selectLeads(db).where(and(eq(leads.id, id), within(caller)));
  return orNotFound(found, 'Lead');
}

const faults = {
  'no such move': { field: 'stage', message: 'You cannot move a lead to this stage' },
  'no reason': { field: 'lostReason', message: 'Choose a reason' },
  'reason without loss': { field: 'lostReason', message: 'Only lost leads have a reason' },
} as const;

async function assertMaySeeLeads(tx: Transaction, personId: number): Promise<void> {
  const [person] = await tx.select({ role: officePeople.role }).from(officePeople).where(eq(officePeople.id, personId));
  if (person !== undefined && maySeeLeads(person.role)) return;
  const message = person === undefined ? 'There is nobody like that in the office' : 'This person may not see leads';
  throw invalid([{ field: 'assigneeId', message }]);
}

/** The columns of an update. Moving a lead to another stage counts as its answer. */
function columnsOf(before: LeadWithWork, change: LeadChange, now: Date): Partial<typeof leadWork.$inferInsert> {
  const from = before.work?.stage ?? 'new';
  const stage = change.stage ?? from;
  const reason =
    change.lostReason ??
    (stage === 'lost' && change.lostReason === undefined ? (before.work?.lost_reason ?? null) : null);
  const fault = moveFault(from, stage, reason);
  if (fault !== null) throw invalid([faults[fault]]);
  const isAnswered = stage !== 'new' && stage !== 'lost';
  const { assigneeId, nextStep } = change;
  return {
    stage,
    lost_reason: reason,
    ...(stage === 'won' && from !== 'won' && { won_at: now }),
    ...(isAnswered && { first_answered_at: before.work?.first_answered_at ?? now }),
    ...(assigneeId !== undefined && { assignee_id: assigneeId, assigned_at: assigneeId === null ? null : now }),
    ...(nextStep !== undefined && { next_what: nextStep?.what ?? null, next_at: nextStep?.at ?? null }),
  };
}

interface Asked {
  readonly id: number;
  /** The expected version; `null` where several leads are changed at once. */
  readonly version: number | null;
  readonly change: LeadChange;
  /** The action in the audit log. */
  readonly action?: string;
  /** Additional data of the audit entry. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Spam is not delivered any more; what is none is delivered at once. */
async function markSpam(tx: Transaction, id: number, isSpam: boolean): Promise<void> {
  await tx.update(leads).set({ is_spam: isSpam }).where(eq(leads.id, id));
  const waiting = and(eq(leadDeliveries.lead_id, id), isNull(leadDeliveries.delivered_at));
  if (isSpam) await tx.delete(leadDeliveries).where(waiting);
  else await tx.update(leadDeliveries).set({ due_at: sql`now()` }).where(waiting);
}

/** Updates a lead with an audit entry. Throws an `OfficeError` 409 with the current lead, or an `HttpError` 400 or 404. */
export async function changeLead(
  tx: Transaction,
  { id, version, change, action = 'update', more = {} }: Asked,
  caller: Caller,
  now: Date,
): Promise<void> {
  await findLead(tx, id, caller);
  await tx.insert(leadWork).values({ lead_id: id, version: 0 }).onConflictDoNothing();
  await tx.select({ id: leadWork.lead_id }).from(leadWork).where(eq(leadWork.lead_id, id)).for('update');
  const before = await findLead(tx, id, caller);
  if (version !== null && version !== (before.work?.version ?? 0)) {
    const [current] = await leadRecords(tx, [before]);
    throw conflict(current ?? {});
  }
  if (typeof change.assigneeId === 'number') await assertMaySeeLeads(tx, change.assigneeId);
  await tx
    .update(leadWork)
    .set({ ...columnsOf(before, change, now), version: sql`${leadWork.version} + 1` })
    .where(eq(leadWork.lead_id, id));
  if (change.stage === 'lost') await freeTimes(tx, [before.lead.idempotency_key]);
  if (change.isSpam !== undefined) await markSpam(tx, id, change.isSpam);
  const [after] = await selectLeads(tx).where(eq(leads.id, id));
  if (after === undefined) return;
  const states = { before: workFields(before), after: { ...workFields(after), ...more } };
  await noteChange(tx, caller.person, { resource: 'leads', recordId: id, action, ...states }, now);
}
