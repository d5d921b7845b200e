import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { agentReviews, agents, bookedTimes, leadDeliveries, leads, leadWork, officePeople } from '../database/schema';
import { isPublished } from '../database/tables/columns';
import { leadForms } from '../leads/forms/lead-forms';
import { consentField } from '../leads/lead';

/** How many days after the first answer its recipient is asked for a review; later ones are not asked any more. */
const asked = { after: 3, until: 14 } as const;

/** The most mails of one run. */
const most = 100;

/** The forms whose senders want something of an agent. */
const toAgents = leadForms.all.flatMap(({ name, receipt }) =>
  receipt === 'enquiry' || receipt === 'message' || receipt === 'booking' ? [name] : [],
);

/**
 * Puts the mails that are due into the outbox of leads: reminders of bookings, and requests for reviews, once for each lead and
 * for each pair of sender and agent. Asked are people who agreed to be contacted and had an answer. Returns how many.
 */
export function planMails(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const at = sql`${now.toISOString()}::timestamptz`;
    const due = await tx
      .update(bookedTimes)
      .set({ remind_at: null })
      .where(sql`${bookedTimes.remind_at} <= ${at}`)
      .returning({ key: bookedTimes.lead_key, at: bookedTimes.at });
    const keys = due.filter((booking) => booking.at > now).map(({ key }) => key);
    const reminded = await tx.select({ id: leads.id }).from(leads).where(inArray(leads.idempotency_key, keys));
    const days = (count: number) => sql`${at} - ${count} * interval '1 day'`;
    const email = sql`lower(${leads.fields} ->> 'email')`;
    const answered = await tx
      .selectDistinctOn([email, agents.id], { lead_id: leads.id, agent_id: agents.id })
      .from(leadWork)
      .innerJoin(leads, eq(leads.id, leadWork.lead_id))
      .innerJoin(officePeople, eq(officePeople.id, leadWork.assignee_id))
      .innerJoin(agents, and(eq(agents.id, officePeople.agent_id), isPublished(agents)))
      .where(
        and(
          sql`${leadWork.first_answered_at} between ${days(asked.until)} and ${days(asked.after)}`,
          inArray(leads.form, toAgents),
          ...[eq(leads.is_spam, false), eq(leads.is_hasty, false)],
          ...[isNotNull(sql`${leads.fields} ->> ${consentField}`), isNotNull(email)],
          sql`not exists (select from ${agentReviews} r join ${leads} l on l.id = r.lead_id
            where l.id = ${leads.id} or r.agent_id = ${agents.id} and lower(l.fields ->> 'email') = ${email})`,
        ),
      )
      .limit(most);
    const rows = answered.map((row) => ({ ...row, asked_at: now }));
    const requested =
      rows.length === 0 ? [] : await tx.insert(agentReviews).values(rows).onConflictDoNothing().returning();
    const mails = [
      ...reminded.map(({ id }) => ({ lead_id: id, channel: 'reminder' })),
      ...requested.flatMap(({ lead_id }) => (lead_id === null ? [] : [{ lead_id, channel: 'review' }])),
    ].map((row) => ({ ...row, due_at: sql`now()` }));
    if (mails.length > 0) await tx.insert(leadDeliveries).values(mails).onConflictDoNothing();
    return mails.length;
  });
}
