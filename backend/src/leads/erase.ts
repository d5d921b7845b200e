import { phoneSpellings } from '@iwan/shared/domain/contact/parse-phone';
import { digitsOnly } from '@iwan/shared/domain/contact/phone';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { leads } from '../database/schema';
import { queueRemovals } from './attachments/removals';
import { freeTimes } from './claim-time';
import type { Lead } from './lead';

/** Which leads: by the address or phone number in them, or one by its key. */
export type Whose = Readonly<Partial<Record<'email' | 'phone' | 'key', string>>>;

const lower = (text: string) => text.trim().toLowerCase();

/**
 * The leads of a person in the database; `null` for none. The case of an address does not matter, nor do the punctuation and
 * the country code of a phone number.
 */
export function leadsOf({ email, phone, key }: Whose): SQL | null {
  const matches = [
    ...(email ? [sql`lower(${leads.fields} ->> 'email') = ${lower(email)}`] : []),
    ...phoneSpellings(phone ?? '').map(
      (digits) => sql`regexp_replace(${leads.fields} ->> 'phone', '\\D', '', 'g') = ${digits}`,
    ),
    ...(key ? [sql`${leads.idempotency_key} = ${key}`] : []),
  ];
  return matches.length === 0 ? null : sql.join(matches, sql` or `);
}

/** The same condition for a lead that may be only in the journal. */
export function isLeadOf({ email, phone, key }: Whose): (lead: Lead) => boolean {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const numbers = phoneSpellings(phone ?? '');
  return ({ key: own, fields }) =>
    (Boolean(email) && text(fields.email).toLowerCase() === lower(email ?? '')) ||
    numbers.includes(digitsOnly(text(fields.phone))) ||
    (Boolean(key) && own === key);
}

export interface ErasedLeads {
  readonly ids: readonly number[];
  readonly keys: readonly string[];
  /** The names of their files, which the caller deletes (`AttachmentStore.discardErased`) after the transaction. */
  readonly files: readonly string[];
}

/** Deletes leads from the database, with their outbox rows and the office's notes, and notes their files for deletion. */
export async function eraseLeads(db: Database, condition: SQL): Promise<ErasedLeads> {
  const found = db.select({ id: leads.id }).from(leads).where(condition);
  const erased = await db
    .delete(leads)
    .where(inArray(leads.id, found))
    .returning({ id: leads.id, key: leads.idempotency_key, attachment: leads.attachment });
  const files = erased.flatMap(({ attachment }) => attachment?.storedAs ?? []);
  await queueRemovals(db, files);
  await freeTimes(
    db,
    erased.map(({ key }) => key),
  );
  return { ids: erased.map(({ id }) => id), keys: erased.map(({ key }) => key), files };
}
