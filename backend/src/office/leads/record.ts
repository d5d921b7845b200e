import { groupedBy } from '@iwan/shared/domain/format/grouped';
import type { DeclaredLeadForm, LeadRecord } from '@iwan/shared/domain/office/lead-wire';
import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { leadDeliveries, leads, projects } from '../../database/schema';
import { type DeclaredForms, declaredName } from '../../leads/forms/declared-forms';
import type { Caller } from '../caller';
import { type LeadWithWork, sameSenderIds, within } from './query';

/**
 * The kinds of leads that live releases declare, and those of the stored leads that a caller may see, sorted by name. The index
 * `leads_list` has the latter; it is without spam.
 */
export async function declaredLeadForms(
  db: Database,
  declared: DeclaredForms,
  caller: Caller,
): Promise<readonly DeclaredLeadForm[]> {
  const stored = await db
    .selectDistinct({ form: leads.form })
    .from(leads)
    .where(and(sql`not ${leads.is_spam}`, within(caller)));
  const names = stored.flatMap(({ form }) => (declaredName(form) === null ? [] : [form]));
  const all = [...new Set([...names, ...(await declared.liveSources())])].sort();
  return Promise.all(
    all.map(async (id) => {
      const { fields = {} } = (await declared.declarationOf(id)) ?? {};
      const labels = Object.entries(fields).flatMap(([name, { label }]) =>
        label === undefined ? [] : [[name, label]],
      );
      return { id, labels: Object.fromEntries(labels) };
    }),
  );
}

const propertyOf = ({ lead }: LeadWithWork) => {
  const { property } = lead.fields;
  return typeof property === 'string' && property !== '' ? property : null;
};

/** The projects that leads name; of equal names the first wins. */
async function projectsNamed(db: Database, rows: readonly LeadWithWork[]): Promise<ReadonlyMap<string, number>> {
  const names = [...new Set(rows.flatMap((row) => propertyOf(row) ?? []))];
  if (names.length === 0) return new Map();
  const { id, name } = projects;
  const found = await db.select({ id, name }).from(projects).where(inArray(name, names)).orderBy(asc(id));
  return new Map(found.toReversed().map((project) => [project.name, project.id]));
}

async function deliveriesOf(db: Database, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(leadDeliveries)
    .where(inArray(leadDeliveries.lead_id, [...ids]));
  return groupedBy(
    rows,
    (row) => row.lead_id,
    (row) => ({
      channel: row.channel,
      deliveredAt: row.delivered_at?.toISOString() ?? null,
      attempts: row.attempts,
      lastError: row.last_error,
    }),
  );
}

async function sendersOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const others = sql<number>`(select count(*)::int - 1 from ${sameSenderIds(sql`${leads}.id`)} of_sender)`;
  const rows = await db
    .select({ id: leads.id, others })
    .from(leads)
    .where(inArray(leads.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.others]));
}

/** Leads as the API sends them, in the given order. */
export async function leadRecords(db: Database, rows: readonly LeadWithWork[]): Promise<readonly LeadRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ lead }) => lead.id);
  const named = await projectsNamed(db, rows);
  const deliveries = await deliveriesOf(db, ids);
  const senders = await sendersOf(db, ids);
  return rows.map((row) => {
    const { lead, work } = row;
    const name = propertyOf(row);
    const projectId = name === null ? undefined : named.get(name);
    return {
      id: lead.id,
      form: lead.form,
      receivedAt: lead.received_at.toISOString(),
      fields: lead.fields,
      project: name === null || projectId === undefined ? null : { id: projectId, name },
      ...workFields(row),
      attachment: lead.attachment && {
        name: lead.attachment.originalName,
        mediaType: lead.attachment.mediaType,
        bytes: lead.attachment.bytes,
      },
      deliveries: deliveries.get(lead.id) ?? [],
      sameSender: senders.get(lead.id) ?? 0,
      version: work?.version ?? 0,
    };
  });
}

/** The office's work on a lead, with the names of the wire; used for the audit log. */
export function workFields({ lead, work }: LeadWithWork) {
  return {
    stage: work?.stage ?? ('new' as const),
    lostReason: work?.lost_reason ?? null,
    assigneeId: work?.assignee_id ?? null,
    firstAnsweredAt: work?.first_answered_at?.toISOString() ?? null,
    nextStep: work?.next_what && work.next_at ? { what: work.next_what, at: work.next_at.toISOString() } : null,
    isSpam: lead.is_spam,
  };
}
