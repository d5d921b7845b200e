import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type LeadAttachment, leads } from '../database/schema';

/** Whose leads: by what they wrote of themselves, or one by its key. */
export type Whose = Readonly<Partial<Record<'email' | 'phone' | 'key', string>>>;

const digits = (text: string) => text.replace(/\D/g, '');

/**
 * Deletes somebody's leads, with what waits to be delivered of them; answers the keys and the files that came along,
 * which the caller deletes. Signs between the digits of a phone and the case of an address do not matter.
 */
export async function eraseLeads(
  db: Database,
  { email, phone, key }: Whose,
): Promise<{ readonly keys: readonly string[]; readonly attachments: readonly LeadAttachment[] }> {
  const matches = [
    ...(email ? [sql`lower(${leads.fields} ->> 'email') = ${email.trim().toLowerCase()}`] : []),
    ...(phone && digits(phone)
      ? [sql`regexp_replace(${leads.fields} ->> 'phone', '\\D', '', 'g') = ${digits(phone)}`]
      : []),
    ...(key ? [sql`${leads.idempotency_key} = ${key}`] : []),
  ];
  if (matches.length === 0) return { keys: [], attachments: [] };
  const found = await db.select({ id: leads.id }).from(leads).where(sql.join(matches, sql` or `));
  if (found.length === 0) return { keys: [], attachments: [] };
  const ids = found.map(({ id }) => id);
  const erased = await db
    .delete(leads)
    .where(inArray(leads.id, ids))
    .returning({ key: leads.idempotency_key, attachment: leads.attachment });
  return {
    keys: erased.map((row) => row.key),
    attachments: erased.flatMap(({ attachment }) => attachment ?? []),
  };
}
