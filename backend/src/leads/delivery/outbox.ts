import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database';
import { leadDeliveries, leads } from '../../database/schema';
import type { ChannelName, ItemRefused, OutgoingLead } from './channel';

export interface Leased<Item = OutgoingLead> {
  readonly id: number;
  /** From 1, this one included; it is also the lease's own number. */
  readonly attempt: number;
  readonly item: Item;
}

/** What waits to be delivered, leads or anything else. */
export interface WaitingItems<Item, Name extends string = string> {
  /** Takes what is due on a channel for this worker alone, the oldest first, until the lease ends, as after its death. */
  lease(channel: Name, limit: number): Promise<readonly Leased<Item>[]>;
  /** Has the lease last on from now, as long as a delivery is under way. */
  renew(leased: Leased<Item>): Promise<void>;
  delivered(leased: Leased<Item>): Promise<void>;
  /** Lets go for `pauseMs` milliseconds. */
  failed(leased: Leased<Item>, reason: string, pauseMs: number): Promise<void>;
  /** Ends what was refused for good. Without it nothing is: it fails, and is tried again. */
  refused?(leased: Leased<Item>, refusal: ItemRefused): Promise<void>;
}

export interface Outbox extends WaitingItems<OutgoingLead, ChannelName> {
  /** Makes due what a worker that was killed had leased. Only where no other worker can be at it. */
  reclaim(): Promise<void>;
  /** Puts the leads that nobody but the mailbox has been told of, since there was no way to the business, on these channels. */
  enlistUntold(channels: readonly ChannelName[]): Promise<void>;
}

/**
 * Milliseconds until another worker may take what one has died over. A delivery that is under way has its lease renewed
 * (`channel-loop`), so that no second worker tries while the first still does.
 */
export const leaseMs = 60_000;

/**
 * Whether something is due. Nothing waits as long as two hours: what is due later was written while the clock was wrong,
 * and waits no longer than that.
 */
export const isDue = (due: PgColumn): SQL | undefined =>
  or(lte(due, sql`now()`), gt(due, sql`now() + interval '2 hours'`));

/** The outbox of a database; times are the database's own, so that the clocks of several nodes need not agree. */
export function openOutbox(db: Database): Outbox {
  const after = (milliseconds: number) => sql`now() + ${milliseconds} * interval '1 millisecond'`;

  // A worker whose lease ran out must not speak for the one that has it now.
  const settle = (leased: Leased, values: Parameters<ReturnType<typeof db.update<typeof leadDeliveries>>['set']>[0]) =>
    db
      .update(leadDeliveries)
      .set(values)
      .where(and(eq(leadDeliveries.id, leased.id), eq(leadDeliveries.attempts, leased.attempt)));

  return {
    async lease(channel, limit) {
      const waiting = db
        .select({ id: leadDeliveries.id })
        .from(leadDeliveries)
        .where(
          and(eq(leadDeliveries.channel, channel), isNull(leadDeliveries.delivered_at), isDue(leadDeliveries.due_at)),
        )
        .orderBy(leadDeliveries.due_at)
        .limit(limit)
        .for('update', { skipLocked: true });
      const rows = await db
        .update(leadDeliveries)
        .set({ due_at: after(leaseMs), attempts: sql`${leadDeliveries.attempts} + 1` })
        .from(leads)
        .where(and(sql`${leadDeliveries.id} in ${waiting}`, eq(leads.id, leadDeliveries.lead_id)))
        .returning();
      return rows.map(({ leads: lead, ...delivery }) => ({
        id: delivery.id,
        attempt: delivery.attempts,
        item: {
          key: lead.idempotency_key,
          form: lead.form,
          fields: lead.fields,
          attachment: lead.attachment,
          isHasty: lead.is_hasty,
          receivedAt: lead.received_at,
        },
      }));
    },
    async reclaim() {
      await db
        .update(leadDeliveries)
        .set({ due_at: sql`now()` })
        .where(
          and(
            isNull(leadDeliveries.delivered_at),
            gt(leadDeliveries.due_at, sql`now()`),
            lte(leadDeliveries.due_at, after(leaseMs)),
          ),
        );
    },
    async enlistUntold(channels) {
      if (channels.length === 0) return;
      const wanted = sql.join(
        channels.map((channel) => sql`(${channel}::text)`),
        sql`, `,
      );
      await db.execute(sql`
        insert into ${leadDeliveries} (lead_id, channel, due_at)
        select untold.id, wanted.channel, now()
        from ${leads} untold, (values ${wanted}) wanted (channel)
        where not untold.is_spam and not exists (select from ${leadDeliveries} told where told.lead_id = untold.id and told.channel <> 'mailbox')
        on conflict do nothing`);
    },
    async renew(leased) {
      await settle(leased, { due_at: after(leaseMs) });
    },
    async delivered(leased) {
      await settle(leased, { delivered_at: sql`now()`, last_error: null });
    },
    async failed(leased, reason, pauseMs) {
      await settle(leased, { due_at: after(pauseMs), last_error: reason.slice(0, 300) });
    },
  };
}
