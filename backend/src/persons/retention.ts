import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { advisoryLock } from '../database/database';
import { leads, leadWork } from '../database/schema';
import type { Environment } from '../environment';
import { eraseLeads } from '../leads/erase';
import { forgetMails } from '../mail/mailbox-folder';
import { clearTrail, type PersonStores } from './erase-person';

const day = 86_400_000;

/** The most leads of one run: each run rewrites the journal, and the next one is an hour later. */
const batch = 5_000;

/**
 * Deletes leads beyond their retention, with their files and notes. A lead with a future next step is being worked on and
 * stays. Returns how many were deleted.
 */
export async function eraseExpired(
  { db, flush, journal, attachments, dataFolder }: PersonStores,
  { leadDays, spamDays }: Pick<Environment['retention'], 'leadDays' | 'spamDays'>,
  now: Date,
): Promise<number> {
  const before = (days: number) => lt(leads.received_at, new Date(now.getTime() - days * day));
  const expired = or(
    leadDays === null ? undefined : and(eq(leads.is_spam, false), before(leadDays)),
    spamDays === null ? undefined : and(eq(leads.is_spam, true), before(spamDays)),
  );
  if (expired === undefined) return 0;
  const erased = await db.transaction(async (tx) => {
    // Two nodes that delete the same rows in different orders would deadlock.
    await advisoryLock(tx, 'expired leads');
    const rows = tx
      .select({ id: leads.id })
      .from(leads)
      .leftJoin(leadWork, eq(leadWork.lead_id, leads.id))
      .where(and(expired, or(isNull(leadWork.next_at), lt(leadWork.next_at, now))))
      .orderBy(leads.id)
      .limit(batch);
    const gone = await eraseLeads(tx, inArray(leads.id, rows));
    await clearTrail(tx, 'leads', gone.ids);
    return gone;
  });
  if (erased.keys.length === 0) return 0;
  const keys = new Set(erased.keys);
  await journal?.remove(({ key }) => keys.has(key));
  await attachments.discardErased();
  await forgetMails(dataFolder, ({ idempotencyKey = '' }) => keys.has(idempotencyKey.replace(/^lead-/, '')));
  await flush();
  return erased.keys.length;
}
