import { doNotCallField } from '@iwan/shared/domain/contact/lead-rules';
import { groupedBy } from '@iwan/shared/domain/format/grouped';
import { and, eq, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { leadDeliveries, leadNotes, leads, leadWork, officePeople } from '../../database/schema';
import { channelsToSender } from '../delivery/outbox';
import { leadForms } from '../forms/lead-forms';
import { consentField, type Lead } from '../lead';

export type LeadRow = Readonly<Record<string, unknown>>;

const first = ['name', 'phone', 'email'];
const last = ['location', 'message', 'consent', 'source'];
/** New columns come last, since some programs read exports by position. */
const added = ['unit', consentField];
const latest = [doNotCallField, 'meeting', 'at', 'zone'];

/** The fields of single forms come in the middle. */
const own = leadForms.all
  .flatMap(({ fields }) => Object.keys(fields.shape))
  .filter((field) => ![...last, ...added, ...latest].includes(field));

/** The fields of all forms, in an order for people. */
const fieldNames = [...new Set([...first, ...own, ...last])];
const allFields = [...fieldNames, ...added, ...latest];

export const leadColumns = [
  'received_at',
  'form',
  ...fieldNames,
  'file',
  'file_kept_as',
  'spam',
  'hasty',
  'delivered',
  'key',
  ...added,
  // The work on it.
  ...['stage', 'lost_reason', 'assigned_to', 'next_step', 'next_step_at', 'first_answered_at', 'notes'],
  // Those of a form that a release declares, as JSON.
  'further_fields',
  ...latest,
];

if (new Set(leadColumns).size < leadColumns.length) {
  throw new Error('A field of a lead form has the name of another column of the export');
}

function leadRow({ key, form, fields, attachment, isSpam, isHasty = false, receivedAt }: Lead): LeadRow {
  const given = Object.fromEntries(allFields.map((name) => [name, fields[name] ?? null]));
  return {
    received_at: receivedAt,
    form,
    ...given,
    file: attachment?.originalName ?? null,
    file_kept_as: attachment?.storedAs ?? null,
    spam: isSpam,
    hasty: isHasty,
    delivered: null,
    key,
    ...workRow({ work: null, assignedTo: null, notes: null }),
    further_fields: furtherFields(fields),
  };
}

function furtherFields(fields: Lead['fields']): string | null {
  const further = Object.entries(fields).filter(([name]) => !allFields.includes(name));
  return further.length === 0 ? null : JSON.stringify(Object.fromEntries(further));
}

/** The notes of a lead, the earliest first, each with its time and its writer. */
const writtenNotes = sql<string | null>`(
  select string_agg(concat(to_char(n.at at time zone 'Asia/Dubai', 'YYYY-MM-DD HH24:MI'), ' ', n.person_name, ': ', n.text), chr(10) order by n.id)
  from ${leadNotes} n where n.lead_id = ${leads.id})`;

interface Work {
  readonly work: typeof leadWork.$inferSelect | null;
  readonly assignedTo: string | null;
  readonly notes: string | null;
}

function workRow({ work, assignedTo, notes }: Work): LeadRow {
  return {
    stage: work?.stage ?? 'new',
    lost_reason: work?.lost_reason ?? null,
    assigned_to: assignedTo,
    next_step: work?.next_what ?? null,
    next_step_at: work?.next_at?.toISOString() ?? null,
    first_answered_at: work?.first_answered_at?.toISOString() ?? null,
    notes,
  };
}

/** The leads of a journal without duplicates. */
export function journalTable(journalled: readonly Lead[]): readonly LeadRow[] {
  const byKey = new Map<string, Lead>();
  for (const lead of journalled) if (!byKey.has(lead.key)) byKey.set(lead.key, lead);
  return [...byKey.values()].map(leadRow);
}

/**
 * The leads of a database in the order of arrival, with the channels that have delivered each, followed by those that are only
 * in its journal. `which` selects some of the database.
 */
export async function readLeadTable(
  db: Database,
  journalled: readonly Lead[],
  which?: SQL,
): Promise<readonly LeadRow[]> {
  const rows = await db
    .select({ lead: leads, work: leadWork, assignedTo: officePeople.name, notes: writtenNotes })
    .from(leads)
    .leftJoin(leadWork, eq(leadWork.lead_id, leads.id))
    .leftJoin(officePeople, eq(officePeople.id, leadWork.assignee_id))
    .where(which)
    .orderBy(leads.received_at, leads.id);
  const deliveries = await db
    .select()
    .from(leadDeliveries)
    .where(and(isNotNull(leadDeliveries.delivered_at), notInArray(leadDeliveries.channel, [...channelsToSender])));
  const arrived = groupedBy(
    deliveries,
    ({ lead_id }) => lead_id,
    ({ channel }) => channel,
  );
  const kept = new Set(rows.map(({ lead }) => lead.idempotency_key));
  const stored = rows.map(({ lead: { id, idempotency_key: key, form, fields, attachment, ...row }, ...done }) => {
    const { is_spam: isSpam, is_hasty: isHasty, received_at } = row;
    const lead = { key, form, fields, attachment, isSpam, isHasty, receivedAt: received_at.toISOString() };
    return { ...leadRow(lead), ...workRow(done), delivered: arrived.get(id)?.toSorted().join(' ') ?? null };
  });
  return [...stored, ...journalTable(journalled.filter(({ key }) => !kept.has(key)))];
}
