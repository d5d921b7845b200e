import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { leadDeliveries, leads } from '../../database/schema';
import { openLeases } from '../../outbox/leases';
import type { Channel, Outbox } from '../../outbox/outbox';
import type { Lead } from '../lead';

/** Mails to the sender, and no delivery to the business: the receipt, the reminder of a booking, the request for a review. */
export const channelsToSender = ['receipt', 'reminder', 'review'] as const;

/** `mailbox`: stored here, where there is no mail server; the business is not notified by that. */
export type ChannelName = 'email' | 'webhook' | 'mailbox' | (typeof channelsToSender)[number];

/** A lead to be delivered to the business. */
export interface OutgoingLead extends Omit<Lead, 'isSpam' | 'receivedAt'> {
  readonly id: number;
  /** Looks like spam: it has waited, and nobody in the office has said that it is none. */
  readonly isSpam?: boolean;
  readonly receivedAt: Date;
}

/** A channel to the business. */
export type LeadChannel = Channel<OutgoingLead, ChannelName>;

export interface LeadOutbox extends Outbox<OutgoingLead, ChannelName> {
  /** Adds these channels to leads that were delivered only to the mailbox, because there was no other channel. */
  backfillUndelivered(channels: readonly ChannelName[]): Promise<void>;
  /** How many seconds the oldest undelivered lead of each of these channels has waited; 0 without one. Spam waits on purpose. */
  waits(channels: readonly ChannelName[]): Promise<ReadonlyMap<ChannelName, number>>;
}

/** The outbox of leads. A row stays after delivery, with its time; one that is refused, which only a receipt can be, is deleted. */
export function openLeadOutbox(db: Database): LeadOutbox {
  const { taken, due, own, ...leases } = openLeases(db, leadDeliveries, isNull(leadDeliveries.delivered_at));
  return {
    ...leases,
    async lease(channel, limit) {
      const rows = await db
        .update(leadDeliveries)
        .set(taken)
        .from(leads)
        .where(
          and(
            sql`${leadDeliveries.id} in ${due(limit, eq(leadDeliveries.channel, channel))}`,
            eq(leads.id, leadDeliveries.lead_id),
          ),
        )
        .returning();
      return rows.map(({ leads: lead, ...delivery }) => ({
        id: delivery.id,
        attempt: delivery.attempts,
        item: {
          id: lead.id,
          key: lead.idempotency_key,
          form: lead.form,
          fields: lead.fields,
          attachment: lead.attachment,
          isSpam: lead.is_spam,
          isHasty: lead.is_hasty,
          receivedAt: lead.received_at,
        },
      }));
    },
    async backfillUndelivered(channels) {
      if (channels.length === 0) return;
      const wanted = sql.join(
        channels.map((channel) => sql`(${channel}::text)`),
        sql`, `,
      );
      await db.execute(sql`
        insert into ${leadDeliveries} (lead_id, channel, due_at)
        select unreported.id, wanted.channel, now()
        from ${leads} unreported, (values ${wanted}) wanted (channel)
        where not unreported.is_spam and not exists (select from ${leadDeliveries} reported where reported.lead_id = unreported.id and reported.channel not in ('mailbox', 'receipt', 'reminder', 'review'))
        on conflict do nothing`);
    },
    async waits(channels) {
      const seconds = sql<number>`extract(epoch from now() - min(${leads.received_at}))::float8`;
      const rows = await db
        .select({ channel: leadDeliveries.channel, seconds })
        .from(leadDeliveries)
        .innerJoin(leads, eq(leads.id, leadDeliveries.lead_id))
        .where(and(isNull(leadDeliveries.delivered_at), eq(leads.is_spam, false)))
        .groupBy(leadDeliveries.channel);
      const found = new Map(rows.map((row) => [row.channel, row.seconds]));
      return new Map(channels.map((channel) => [channel, Math.max(0, found.get(channel) ?? 0)]));
    },
    async refused(leased) {
      await db.delete(leadDeliveries).where(own(leased));
    },
    async delivered(leased) {
      await db.update(leadDeliveries).set({ delivered_at: sql`now()`, last_error: null }).where(own(leased));
    },
  };
}
