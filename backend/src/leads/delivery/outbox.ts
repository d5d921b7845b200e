import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { leadDeliveries, leads } from '../../database/schema';
import type { OutgoingLead } from './channel';

export interface Leased {
  readonly id: number;
  readonly channel: string;
  /** From 1, this one included; it is also the lease's own number. */
  readonly attempt: number;
  readonly lead: OutgoingLead;
}

export interface Outbox {
  /** Takes what is due for this worker alone, the oldest first, until the lease ends; a worker that died lets go so. */
  lease(limit: number): Promise<readonly Leased[]>;
  /** Makes due what a worker that was killed had leased. Only where no other worker can be at it. */
  reclaim(): Promise<void>;
  delivered(leased: Leased): Promise<void>;
  /** Lets go for `pauseMs` milliseconds. */
  failed(leased: Leased, reason: string, pauseMs: number): Promise<void>;
}

/** Far longer than a delivery may take, so that no second worker tries while the first still does. */
const leaseMs = 30_000;

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
    async lease(limit) {
      const waiting = db
        .select({ id: leadDeliveries.id })
        .from(leadDeliveries)
        .where(sql`${leadDeliveries.delivered_at} is null and ${leadDeliveries.due_at} <= now()`)
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
        channel: delivery.channel,
        attempt: delivery.attempts,
        lead: {
          key: lead.idempotency_key,
          form: lead.form,
          fields: lead.fields,
          attachment: lead.attachment,
          receivedAt: lead.received_at,
        },
      }));
    },
    async reclaim() {
      await db
        .update(leadDeliveries)
        .set({ due_at: sql`now()` })
        .where(sql`${leadDeliveries.delivered_at} is null and ${leadDeliveries.due_at} <= ${after(leaseMs)}`);
    },
    async delivered(leased) {
      await settle(leased, { delivered_at: sql`now()`, last_error: null });
    },
    async failed(leased, reason, pauseMs) {
      await settle(leased, { due_at: after(pauseMs), last_error: reason.slice(0, 300) });
    },
  };
}
