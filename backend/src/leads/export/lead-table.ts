import type { SQL } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { leadDeliveries, leads } from '../../database/schema';
import { consentField } from '../consent-field';
import { leadForms } from '../forms/lead-forms';
import type { Lead } from '../lead';

export type LeadRow = Readonly<Record<string, unknown>>;

const first = ['name', 'phone', 'email'];
const last = ['location', 'message', 'consent', 'source'];
/** New columns come last, since some programs read exports by position. */
const added = ['unit', consentField];

/** The fields of single forms come in the middle. */
const own = leadForms.all
  .flatMap(({ fields }) => Object.keys(fields.shape))
  .filter((field) => ![...last, ...added].includes(field));

/** The fields of all forms, in an order for people. */
const fieldNames = [...new Set([...first, ...own, ...last])];
const allFields = [...fieldNames, ...added];

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
] as const;

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
  const rows = await db.select().from(leads).where(which).orderBy(leads.received_at, leads.id);
  const deliveries = await db.select().from(leadDeliveries);
  const arrived = new Map<number, string[]>();
  for (const delivery of deliveries) {
    if (delivery.delivered_at === null) continue;
    arrived.set(delivery.lead_id, [...(arrived.get(delivery.lead_id) ?? []), delivery.channel]);
  }
  const kept = new Set(rows.map((row) => row.idempotency_key));
  const stored = rows.map(({ id, idempotency_key: key, form, fields, attachment, ...row }) => {
    const { is_spam: isSpam, is_hasty: isHasty, received_at } = row;
    const lead = { key, form, fields, attachment, isSpam, isHasty, receivedAt: received_at.toISOString() };
    return { ...leadRow(lead), delivered: arrived.get(id)?.sort().join(' ') ?? null };
  });
  return [...stored, ...journalTable(journalled.filter(({ key }) => !kept.has(key)))];
}
